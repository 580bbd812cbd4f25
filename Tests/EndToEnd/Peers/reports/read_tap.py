"""Reads a TAP report with tap.py and tells what it took it for, a line of JSON a test point."""
import json
import sys

from tap.parser import Parser


def points(text):
    for line in Parser().parse_text(text):
        if line.category == "test":
            block = line.yaml_block or {}
            yield {
                "ok": line.ok,
                "description": line.description,
                "skip": line.skip,
                "message": block.get("message"),
                "at": block.get("at"),
            }
        elif line.category == "plan":
            yield {"plan": line.expected_tests}
        elif line.category == "bail":
            yield {"bail": line.reason}


text = open(sys.argv[1], encoding="utf-8").read()
# It knows no subtests: each is a document of its own, by the rules of version 14.
inner = "".join(line[4:] for line in text.splitlines(True) if line.startswith("    "))
for level in (inner, "".join(line for line in text.splitlines(True) if not line.startswith("    "))):
    for point in points("TAP version 13\n" + level.replace("TAP version 14\n", "")):
        print(json.dumps(point, ensure_ascii=True))
