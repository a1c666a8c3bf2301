import { describe, expect, it, test } from "vitest";
import { listDescriptions, stripComments } from "./strip-comments.ts";

describe("stripComments", () => {
  it.each([
    ["a.go", "// Build returns it.\nfunc Build() {} // why\n", "func Build() {}\n"],
    ["a.ts", "/**\n * Builds.\n *\n * @param a what\n */\nbuild(a)\n", "build(a)\n"],
    ["a.ts", "// @ts-ignore: the SDK accepts it\nbuild()\n", "build()\n"],
    ["a.py", 'def build():\n    """Builds."""\n    # why\n    return 1\n', "def build():\n    return 1\n"],
    ["a.py", 'a: Annotated[\n    str, Doc("long \\" text")\n]\n', "a: Annotated[str, Doc()]\n"],
    ["a.php", "#[DaggerFunction, Doc('It\\'s it')]\n", "#[DaggerFunction, Doc()]\n"],
    ["A.java", "/** Builds. */\nbuild();\n", "build();\n"],
  ])("removes comments and descriptions: %s", (file, code, expected) => {
    expect(stripComments(file, code)).toBe(expected);
  });

  it.each([
    ["a.go", "// +optional\n"],
    ["a.go", '//go:embed "list.csv"\n'],
    ["a.go", 'a := "http://x"\n'],
    ["a.py", 'TEXT = """# one\n"""\n'],
    ["a.py", 'save(\n    """one""",\n)\n'],
    ["A.java", 'String a = """\n  http://x""";\n'],
  ])("keeps what changes a run: %s", (file, code) => {
    expect(stripComments(file, code)).toBe(code);
  });
});

test.each([
  ["a.go", "// Build returns\n// the program.\n// +optional\n", ["Build returns", "the program."]],
  ["a.ts", "/**\n * Builds it.\n *\n * @param source files of the shop\n */", ["Builds it.", "files of the shop"]],
  ["a.py", 'PROMPT = """Run the tests."""', []],
  ["a.py", 'Doc("Files "\n"of the shop")', ["Files of the shop"]],
])("lists descriptions: %s", (file, code, expected) => {
  expect(listDescriptions(file, code)).toEqual(expected);
});
