import { expect, test } from "vitest";
import type { Page, Section } from "../../packages/content/src/index.ts";
import { loadIndex } from "../../packages/search/src/index.ts";
import { readApi } from "../../scripts/snippets/api/read-api.ts";
import { buildFiles, renderHeaders } from "./build-files.ts";
import { countMentions } from "./count-mentions.ts";
import { findPart } from "./find-part.ts";
import { readPrior } from "./priors.ts";
import { parseSynonyms } from "./read-synonyms.ts";
import { toSearchPages } from "./search-pages.ts";

const api = readApi("data/api");

function section(heading: string, more: Partial<Section> = {}): Section {
  return { id: heading.toLowerCase(), level: 3, heading, trail: [], text: "Text.", code: [], ...more };
}

function page(url: string, title: string, sections: readonly Section[] = []): Page {
  const beginning = section(title, { id: "", level: 1 });
  return { url, title, description: "", kind: "", keywords: [], sections: [beginning, ...sections] };
}

const declaration = {
  language: "typescript",
  code: "withExec(\n  args: string[],\n  opts?: ContainerWithExecOpts,\n): Container",
};
const container = page("/reference/typescript/api/client.gen/classes/Container", "Container class", [
  section("withExec", { code: [declaration] }),
  section("Returned by", { id: "returned-by" }),
]);

test("a method has its signature in every language", () => {
  const [found] = toSearchPages([container], api);
  expect(found?.sections[1]).toMatchObject({
    kind: "symbol",
    signatures: {
      go: "func (r *Container) WithExec(args []string, opts ...ContainerWithExecOpts) *Container",
      python: "def with_exec(args: list[str], *, ...) -> Container",
      typescript: "withExec(args: string[], opts?: ContainerWithExecOpts): Container",
      php: "withExec(array $args, ...): Container",
      java: "Container withExec(List<String> args, Container.WithExecArguments optArgs)",
    },
  });
});

/** Lines of the SDKs' own code at the documented version. */
test.each([
  [
    "Container",
    "stdout",
    "func (r *Container) Stdout(ctx context.Context) (string, error)",
    "async def stdout() -> str",
    "stdout(): string",
  ],
  [
    "Container",
    "sync",
    "func (r *Container) Sync(ctx context.Context) (*Container, error)",
    "async def sync() -> Container",
    "sync(): ContainerId",
  ],
  [
    "Container",
    "up",
    "func (r *Container) Up(ctx context.Context, opts ...ContainerUpOpts) error",
    "async def up(*, ...) -> Void | None",
    "up(...): void",
  ],
  [
    "Container",
    "envVariables",
    "func (r *Container) EnvVariables(ctx context.Context) ([]EnvVariable, error)",
    "async def env_variables() -> list[EnvVariable]",
    "envVariables(): array",
  ],
  [
    "Client",
    "http",
    "func (r *Client) HTTP(url string, opts ...HTTPOpts) *File",
    "def http(url: str, *, ...) -> File",
    "http(string $url, ...): File",
  ],
  [
    "Client",
    "loadContainerFromID",
    "func (r *Client) LoadContainerFromID(id ContainerID) *Container",
    "def load_container_from_id(id: ContainerID) -> Container",
    "loadContainerFromID(ContainerId|Container $id): Container",
  ],
  [
    "LLM",
    "withMCPServer",
    "func (r *LLM) WithMCPServer(name string, service *Service) *LLM",
    "def with_mcp_server(name: str, service: Service) -> LLM",
    "withMCPServer(string $name, ServiceId|Service $service): LLM",
  ],
])("%s.%s in Go, Python and PHP", (owner, name, go, python, php) => {
  const symbol = page(`/reference/typescript/api/client.gen/classes/${owner}`, `${owner} class`, [
    section(name, { code: [declaration] }),
  ]);
  expect(toSearchPages([symbol], api)[0]?.sections[1]?.signatures).toMatchObject({ go, python, php });
});

test.each([
  [container, container.sections[0], "symbol"],
  [page("/reference/cli", "CLI"), section("dagger call"), "command"],
  [page("/reference/cli", "CLI"), section("Exit codes"), "section"],
  [page("/reference/troubleshooting", "Troubleshooting"), section("CNI setup error"), "error"],
  [page("/extending/state", "State"), section("Too large", { trail: ["Errors you may meet"] }), "error"],
  [page("/faq", "FAQ"), page("/faq", "FAQ").sections[0], "page"],
] as const)("%o, %o is a %s", ({ url, title }, found, kind) => {
  const [mapped] = toSearchPages([{ ...page(url, title), sections: [found as Section] }], api);
  expect(mapped?.sections[0]?.kind).toBe(kind);
});

test("what repeats or only leads elsewhere ranks lower", () => {
  const guide = page("/extending/services", "Services", [section("Next")]);
  const prior = ({ sections, ...rest }: Page, at: number) => readPrior({ ...rest, sections }, sections[at] as Section);
  expect(prior(guide, 0)).toBe(1);
  expect(prior(guide, 1)).toBeLessThan(1);
  expect(prior(container, 1)).toBe(0.72);
  expect(prior(container, 2)).toBeLessThan(0.72);
});

test("of two classes the one that pages name more often is better known", () => {
  const terminal = page("/reference/typescript/api/client.gen/classes/Terminal", "Terminal class");
  const fame = countMentions([container, terminal, page("/a", "A", [section("Run", { text: "A Container runs." })])]);
  expect(fame(container.url)).toBe(1);
  expect(fame(terminal.url)).toBe(0.9);
  expect(fame("/a")).toBe(1);
});

const records = { siteUrl: "https://site.test/docs/", version: "1.0.0", partOf: () => "Reference" };
const source = { pages: toSearchPages([container], api), synonyms: [], weakWords: [], records };

test("the manifest names an index and its texts, and both load", () => {
  const files = new Map(buildFiles(source).map(({ path, content }) => [`/${path}`, content]));
  const manifest = JSON.parse(files.get("/search/manifest.json") ?? "");
  expect(manifest).toEqual({
    index: expect.stringMatching(/^\/search\/index\.[\da-f]{8}\.json$/),
    text: expect.stringMatching(/^\/search\/text\.[\da-f]{8}\.json$/),
    version: "1.0.0",
  });
  const index = loadIndex(JSON.parse(files.get(manifest.index) ?? ""), JSON.parse(files.get(manifest.text) ?? ""));
  expect(index.search("with_exec", { sdk: "php" }).hits[0]?.signature).toBe("withExec(array $args, ...): Container");
});

test("the same pages give the same files", () => {
  expect(buildFiles(source)).toEqual(buildFiles({ ...source, pages: toSearchPages([container], api) }));
});

test("hosts are told to keep the files with a hash, and only those", () => {
  const names = renderHeaders(buildFiles(source)).match(/^\/\S+/gm);
  expect(names).toEqual([expect.stringMatching(/^\/search\/index\./), expect.stringMatching(/^\/search\/text\./)]);
});

test("records have DocSearch's shape", () => {
  const content = buildFiles(source).find(({ path }) => path === "search/records.json")?.content ?? "";
  const address = "https://site.test/docs/reference/typescript/api/client.gen/classes/Container";
  expect(JSON.parse(content)[1]).toMatchObject({
    objectID: `${address}#withexec`,
    url: `${address}#withexec`,
    url_without_anchor: address,
    anchor: "withexec",
    type: "lvl3",
    hierarchy: { lvl0: "Reference", lvl1: "Container class", lvl2: null, lvl3: "withExec", lvl4: null },
    content: "Text.",
    language: "en",
    docusaurus_tag: "docs-default-current",
    kind: "symbol",
  });
});

const items = [
  { label: "Introduction", to: "/" },
  { label: "Reference", to: "/reference/" },
  { label: "Cookbook", to: "/cookbook" },
];

test.each([
  ["/reference/cli", "Reference"],
  ["/reference/", "Reference"],
  ["/cookbook", "Cookbook"],
  ["/cookbooks", "Introduction"],
  ["/faq", "Introduction"],
])("%s belongs to %s", (url, part) => {
  expect(findPart(url, items)).toBe(part);
});

test.each([
  [{}, "is no list"],
  [[{ from: "k8s" }], 'Entry 1 is {"from":"k8s"}, expected { "from": "k8s", "to": ["Kubernetes"] }'],
  [[{ from: "k8s", to: [] }], "Entry 1 is"],
  [
    [
      { from: "b", to: ["x"] },
      { from: "a", to: ["y"] },
    ],
    '"a" stands after "b", expected each word once, in the order of the alphabet',
  ],
])("the synonyms %j are refused", (table, message) => {
  expect(() => parseSynonyms(table, "synonyms.json")).toThrow(message);
});
