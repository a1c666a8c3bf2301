import { foldName } from "@docs/facts";
import { readSnippetSources } from "@docs/snippets";
import { followCalls, languageOf, maskCode } from "@docs/snippets/calls";
import { facts } from "@docs/words/testing";
import { expect, test } from "vitest";
import { readLinker } from "../plugins/words/remark-words.ts";
import { renderNames } from "../plugins/words/render-names.ts";
import { Dictionary, type Names } from "../src/client/word-card/names.ts";

// The SDK's pages exist once the site has been built.
const destinations = { ...readLinker().destinations, hasSdkPage: () => true };
const names = new Dictionary(JSON.parse(renderNames(facts, destinations)) as Names);

/** Returns the cards of a program's names, in its order. */
function find(code: string, language: string): readonly string[] {
  return followCalls(maskCode(code, language), language, names).flatMap(({ meaning }) => meaning?.card ?? []);
}

const FILE = ["Query#container", "Container#from", "Container#file", "File#contents"];

test.each([
  ["go", 'f := dag.\n\tContainer().\n\tFrom("a").\n\tFile("b")\nout, err := f.Contents(ctx)', FILE],
  ["python", 'file = (\n  dag.container()\n  .from_("a")\n  .file("b")\n)\nout = await file.contents()', FILE],
  ["typescript", 'const file = dag.container().from("a").file("b")\nreturn (await file.contents())', FILE],
  ["php", "$file = dag()->container()->from('a')->file('b');\nreturn $file->contents();", FILE],
  ["java", 'File file = dag().container().from("a").file("b");\nreturn file.contents();', ["File#", ...FILE]],
  ["go", "func (m *Shop) Test(source *dagger.Directory) {\n\tsource.File()", ["Directory#", "Directory#file"]],
  ["python", "source: Annotated[dagger.Directory, x]\nself.source.file()", ["Directory#", "Directory#file"]],
  ["typescript", "build(): Container {}\nthis.build().stdout()", ["Container#", "Container#stdout"]],
  ["php", "function build(): Container {}\n$this->build()->stdout()", ["Container#", "Container#stdout"]],
  ["java", "Container build(String a) {}\nthis.build(b).stdout()", ["Container#", "Container#stdout"]],
  [
    "go",
    "x.WithExec(y, dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny})",
    ["Container#withExec", "values#ReturnType.ANY"],
  ],
  ["python", "dagger.ReturnType.ANY", ["values#ReturnType", "values#ReturnType.ANY"]],
  ["php", "ReturnType::ANY", ["values#ReturnType", "values#ReturnType.ANY"]],
  ["java", "dag().container().importTarball(file)", ["Query#container", "Container#import"]],
  ["typescript", "dag.container().with((c) => c.stdout())", ["Query#container", "Container#stdout"]],
])("in %s, %s has cards", (language, code, cards) => {
  expect(find(code, language)).toEqual(cards);
});

test.each([
  ["typescript", "shop.file()", "of an owner that nothing declares"],
  ["go", "a := dag.Container()\na := dag.Directory()\na.File()", "of a name with two types"],
  ["typescript", "class Container {}\nconst a: Container", "of a type of its own"],
  ["java", "@Function\npublic String error(Error e) {}", "that languages have, too"],
  ["shell", "dag.container()", "outside of an SDK"],
])("in %s, %s, a name %s has none", (language, code) => {
  expect(find(code, language).filter((card) => !card.startsWith("Query#"))).toEqual([]);
});

/** Functions that no other library in the programs has. */
const OWN = /^(?:with_?[a-z]\w+|as_?(?:service|module)\w*|cache_?volume|container|directory|stdout)$/i;

test.each(["go", "python", "typescript", "php", "java"])(
  "nearly every call in the site's programs in %s is found",
  (id) => {
    const functions = new Set(
      [...facts.api.types.values()].flatMap((type) => [...type.functions.keys()].map(foldName)),
    );
    const calls = readSnippetSources().flatMap(({ files }) =>
      files.flatMap(({ file, code }) => {
        const masked = languageOf(file) === id ? maskCode(code, id) : "";
        const found = new Set(followCalls(masked, id, names).map(({ start }) => start));
        return [...masked.matchAll(/(?<=(?:\.|->)\s*)\w+(?=\s*\()/g)]
          .filter(([name]) => OWN.test(name) && functions.has(foldName(name)))
          .map(({ index }) => found.has(index));
      }),
    );
    expect(calls.length).toBeGreaterThan(900);
    expect(calls.filter((isFound) => !isFound).length / calls.length).toBeLessThan(0.02);
  },
);

test("a name has the address of its function or its type", () => {
  const [type, fn] = followCalls("x: dagger.Container\nx.with_exec()", "python", names);
  expect(type).toMatchObject({ meaning: { url: "/getting-started/types/container" }, start: 10, end: 19 });
  expect(fn?.meaning?.url).toBe("/getting-started/types/container#withexec");
});
