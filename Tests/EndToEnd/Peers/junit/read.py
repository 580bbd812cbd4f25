"""Reads JUnit reports by junitparser and renders them by junit2html: writes, for each report named, what its suites say,
what stands in its cases, and the names of cases that the page shows."""
import html
import json
import sys

import junitparser
from junit2htmlreport.parser import Junit

COUNTERS = ("tests", "failures", "errors", "skipped")


def told(path):
    report = junitparser.JUnitXml.fromfile(path)
    suites = list(report)
    said = [sum(getattr(suite, name) for suite in suites) for name in COUNTERS]
    cases = [case for suite in suites for case in suite]
    kinds = [[type(result).__name__ for result in case.result] for case in cases]
    read = [len(cases)] + [sum(kind in each for each in kinds) for kind in ("Failure", "Error", "Skipped")]
    page = html.unescape(Junit(path).html())
    return {
        "said": said,
        "read": read,
        "types": sorted({result.type for case in cases for result in case.result if result.type}),
        "unnamed": [case.name for case in cases if not case.classname],
        "unshown": [case.name for case in cases if case.name not in page],
    }


json.dump([told(path) for path in sys.argv[1:]], sys.stdout)
