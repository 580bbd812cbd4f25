"""Reads a HAR report with haralyzer and tells what it took it for, a line of JSON an entry, under the title of its page."""
import json
import sys

from haralyzer import HarParser

with open(sys.argv[1], encoding="utf-8") as file:
    parser = HarParser(json.load(file))
print(json.dumps([parser.version, parser.creator["name"]]))
for page in parser.pages:
    print(json.dumps(page.title))
    for entry in page.entries:
        timings = entry.timings
        spent = sum(timings[name] for name in ("dns", "connect", "send", "wait", "receive") if timings[name] > 0)
        print(
            json.dumps(
                {
                    "request": entry.request.method + " " + entry.request.url,
                    "query": [[pair["name"], pair["value"]] for pair in entry.request.queryString],
                    "form": (entry.request.get("postData") or {}).get("params"),
                    "status": entry.response.status,
                    "type": entry.response.mimeType,
                    "cookies": [cookie["name"] + "=" + cookie["value"] for cookie in entry.response.get("cookies", [])],
                    "redirect": entry.response.redirectURL,
                    "error": entry.response.get("_error"),
                    "sum": abs(spent - entry.time) < 0.01,
                    "year": entry.startTime.year > 2000,
                }
            )
        )
