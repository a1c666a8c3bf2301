import { expect, test } from "vitest";
import { createFiles, createIndex, createPage, createRandom } from "./testing.ts";

const text = "Mount a cache volume with withMountedCache. Volumes outlive a run; <b>caching</b> does not.";
const index = createIndex([createPage("/a", "Cache volumes", text)]);

/** Renders the excerpt of the first hit, with matches in brackets. */
function mark(query: string, searched = index): string {
  return (searched.search(query).hits[0]?.excerpt ?? [])
    .map((one) => (one.match ? `[${one.text}]` : one.text))
    .join("");
}

test.each([
  ["volume", "Mount a cache [volume] with withMountedCache. [Volumes] outlive a run; <b>caching</b> does not."],
  ["caching", "Mount a [cache] volume with [withMountedCache]. Volumes outlive a run; <b>[caching]</b> does not."],
  [
    "with_mounted_cache",
    "Mount a cache volume with [withMountedCache]. Volumes outlive a run; <b>caching</b> does not.",
  ],
  ["volu", "Mount a cache [volume] with withMountedCache. [Volumes] outlive a run; <b>caching</b> does not."],
])("%s is marked", (query, expected) => {
  expect(mark(query)).toBe(expected);
});

test("a word that only means the same is found, but not marked", () => {
  const pages = [createPage("/a", "Old data", "Remove what nobody uses.")];
  const [hit] = createIndex(pages, { synonyms: [{ from: "delete", to: ["remove"] }] }).search("delete").hits;
  expect(hit?.excerpt.map(({ text: one }) => one).join("")).toBe("Remove what nobody uses.");
  expect(hit?.excerpt.some(({ match }) => match)).toBe(false);
});

test("an excerpt of a long text begins with its sentence and says where it was cut", () => {
  const filler = "Nothing to see in this sentence of filling words. ".repeat(20);
  const long = createIndex([createPage("/a", "A", `${filler}The needle stands here. ${filler}`)]);
  const excerpt = long.search("needle").hits[0]?.excerpt ?? [];
  expect(excerpt.map((segment) => segment.text).join("")).toMatch(/^The needle stands here\. Nothing .* …$/);
});

test("the stretch with most words of the query is shown", () => {
  const filler = "Other words fill the space between. ".repeat(10);
  const long = createIndex([createPage("/a", "A", `One engine. ${filler}The engine keeps its cache. ${filler}`)]);
  const excerpt = long.search("engine cache").hits[0]?.excerpt ?? [];
  expect(excerpt.filter((segment) => segment.match).map((segment) => segment.text)).toEqual(["engine", "cache"]);
});

test("a section without the words shows how it begins", () => {
  const other = createIndex([createPage("/a", "Secrets", "Passwords and tokens.")]);
  expect(other.search("secrets").hits[0]?.excerpt).toEqual([{ text: "Passwords and tokens.", match: false }]);
});

test("joined, the segments of any title are the title", () => {
  const random = createRandom(3);
  const words = ["cache", "withExec", "--flag", "ä", "🚀", "<b>", "dagger.json", "a", "(", "日本", "it's"] as const;
  for (let run = 0; run < 300; run += 1) {
    const title = Array.from({ length: 1 + random.below(8) }, () => random.oneOf(words)).join(
      random.oneOf([" ", ", ", "."]),
    );
    const one = createIndex([createPage("/a", title, "Text.")]);
    for (const { title: segments } of one.search(random.oneOf(words)).hits) {
      expect(segments.map((segment) => segment.text).join("")).toBe(title);
    }
  }
});

test("the files of an index name no word that pages do not have", () => {
  const { index: file } = createFiles([createPage("/a", "Cache", "Volumes.")]);
  expect(file.terms.endings.split(" ")).toEqual(["cach", "volum"]);
});

test.each([
  ["volume", "A key finds the [volume] again, on every machine that runs the pipeline with this engine."],
  ["npm", "A key finds the volume again, on every machine that runs the pipeline with this engine."],
])("an excerpt for %s is prose, and neither a picture nor the row of a table", (query, expected) => {
  const text =
    "A key finds the volume again, on every machine that runs the pipeline with this engine.\nA volume · npm\nTool · Volume\nnpm · /root/.npm";
  const find = (section: { readonly text: string; readonly pictures?: readonly number[] }) =>
    mark(query, createIndex([createPage("/keys", "Caching", "", [{ heading: "Keys", ...section }])]));
  expect(find({ text, pictures: [1] })).toBe(expected);
  expect(find({ text: "Tool · Volume\nnpm · /root/.npm" }), "a section without prose").toMatch(/\[(?:Volume|npm)\]/);
});
