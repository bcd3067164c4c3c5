"""Fails when pytest's report names no browser test that ran, or one that was skipped."""

import sys
from pathlib import Path
from xml.etree import ElementTree

report = Path(sys.argv[1])
if not report.is_file():
    sys.exit("pytest wrote no report")
cases = [case for case in ElementTree.parse(report).iter("testcase") if "tests.browser" in case.get("classname", "")]
skipped = [case.get("name", "") for case in cases if case.find("skipped") is not None]
if skipped:
    sys.exit(f"browser tests were skipped: {', '.join(skipped)}")
if not cases:
    sys.exit("no browser test ran")
