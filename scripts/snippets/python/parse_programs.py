"""Parses each given file with Python itself and prints a JSON list of the syntax errors.

mypy stops at the first file that it can't parse and looks at no other, so those files have to be known before.
"""

import ast
import json
import sys
from pathlib import Path

errors = []
for file in sys.argv[1:]:
    try:
        ast.parse(Path(file).read_text(encoding="utf-8"), file)
    except SyntaxError as error:
        errors.append(
            {
                "module": Path(file).stem,
                "line": error.lineno or 1,
                "column": error.offset or 1,
                "message": f"syntax error: {error.msg}",
            }
        )
print(json.dumps(errors))
