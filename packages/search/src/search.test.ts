import { expect, test } from "vitest";
import { createIndex, createPage, findUrls } from "./testing.ts";
import type { Sdk } from "./types.ts";

const SDK_PAGE = { sdk: "typescript", kind: "symbol", prior: 0.72 } as const;

function symbol(heading: string, text: string, more = {}) {
  return { heading, text, kind: "symbol", prior: 0.72, ...more } as const;
}

const index = createIndex(
  [
    createPage("/extending/services", "Services", "Run a database beside a function.", [
      { heading: "Expose a service to the host", text: "Give the service a port." },
      { heading: "Bind a service", text: "A service binding has a host name." },
      { heading: "Service lifecycle", text: "When a service starts and ends." },
      { heading: "Service containers", text: "A service is a container." },
    ]),
    createPage("/extending/cache-volumes", "Cache volumes", "A cache volume keeps a folder between runs.", [
      {
        heading: "Mount one",
        text: "Pass it to the container.",
        code: [
          { language: "go", code: 'dag.Container().\n\tWithMountedCache("/go/pkg", dag.CacheVolume("go"))' },
          {
            language: "python",
            code: 'dag.container().\n    with_mounted_cache("/root/.cache", dag.cache_volume("pip"))',
          },
        ],
      },
    ]),
    createPage("/getting-started/installation", "Installation", "Install the Dagger CLI with a package manager."),
    createPage("/getting-started/github-actions", "GitHub Actions", "Run Dagger in a workflow.", [
      { heading: "Examples", text: "A workflow that tests each push." },
    ]),
    createPage("/reference/cli", "CLI", "All commands.", [
      { heading: "dagger install", text: "Adds a dependency to the module.", kind: "command" },
      { heading: "Global flags", text: "--progress sets the format of the output: auto, plain or tty." },
      { heading: "Options inherited", text: "--progress string. --progress again.", prior: 0.3 },
    ]),
    createPage("/reference/troubleshooting", "Troubleshooting", "Errors and what mends them.", [
      {
        heading: "The engine cannot be reached",
        text: 'start engine: driver for scheme "image" was not available\nNo container runtime was found. Start one.',
        kind: "error",
      },
      {
        heading: "The engine has no more space",
        text: "The image is too large for the driver. Prune the cache.",
        kind: "error",
      },
    ]),
    createPage("/reference/deployment/kubernetes", "Kubernetes", "Run engines in a cluster.", [], {
      keywords: ["helm chart"],
    }),
    createPage("/extending/custom-applications/python", "Custom applications in Python", "Call the API.", [], {
      sdk: "python",
    }),
    createPage("/extending/custom-applications/go", "Custom applications in Go", "Call the API.", [], { sdk: "go" }),
    createPage(
      "/reference/typescript/classes/Container",
      "Container class",
      "A container image that you build up.",
      [
        symbol("withMountedCache", "Mounts a cache volume.", {
          signatures: { go: "func (r *Container) WithMountedCache()", typescript: "withMountedCache(): Container" },
        }),
        symbol("withExec", "Runs a command."),
        symbol("asService", "Turns the container into a service."),
        symbol("service", "A plain word as a name."),
      ],
      { sdk: "typescript" },
    ),
    createPage("/reference/typescript/classes/GitRepository", "GitRepository class", "A Git repository.", [], SDK_PAGE),
  ],
  {
    weakWords: ["Dagger"],
    synonyms: [
      { from: "docker compose", to: ["services"] },
      { from: "k8s", to: ["Kubernetes"] },
    ],
  },
);

test.each([
  ["a word finds the page of that title first", "services", "/extending/services"],
  ["forms of a word are the same", "servicing caches volume", "/extending/cache-volumes"],
  ["an identifier in camel case", "withMountedCache", "/reference/typescript/classes/Container#withmountedcache"],
  ["in snake case", "with_mounted_cache", "/reference/typescript/classes/Container#withmountedcache"],
  ["in kebab case", "with-mounted-cache", "/reference/typescript/classes/Container#withmountedcache"],
  ["in words", "with mounted cache", "/reference/typescript/classes/Container#withmountedcache"],
  ["with its object", "Container.withExec", "/reference/typescript/classes/Container#withexec"],
  ["with parentheses", "asService()", "/reference/typescript/classes/Container#asservice"],
  ["begun", "withMou", "/reference/typescript/classes/Container#withmountedcache"],
  ["the name of a class", "GitRepository", "/reference/typescript/classes/GitRepository"],
  ["a plain word means the guide, although a method has that name", "service", "/extending/services"],
  ["a slip of the finger", "instalation", "/getting-started/installation"],
  ["swapped letters", "github actoins", "/getting-started/github-actions"],
  ["a misspelt identifier", "withMountedChache", "/reference/typescript/classes/Container#withmountedcache"],
  ["a word that is still being typed", "kuber", "/reference/deployment/kubernetes"],
  ["a form that is still being typed", "cachin", "/extending/cache-volumes"],
  ["a begun word beside one that means nothing here is no guess", "zzqqxx kuber", undefined],
  ["but a whole one is a hit", "zzqqxx kubernetes", "/reference/deployment/kubernetes"],
  ["the product's name says nothing", "how do I install Dagger", "/getting-started/installation"],
  ["a command typed as it is called", "dagger install", "/reference/cli#dagger-install"],
  ["a flag", "--progress", "/reference/cli#global-flags"],
  ["a flag with its value", "--progress=plain", "/reference/cli#global-flags"],
  ["a synonym of several words", "docker compose", "/extending/services"],
  ["a synonym that the pages do not have", "k8s", "/reference/deployment/kubernetes"],
  ["a keyword of the front matter", "helm", "/reference/deployment/kubernetes"],
  ["a heading below the page that is meant", "github actions examples", "/getting-started/github-actions#examples"],
  [
    "an error message, pasted whole",
    'Error: start engine: driver for scheme "image" was not available: /usr/local/bin/dagger run-4f9c1e2ab77d00 exited with 1',
    "/reference/troubleshooting#the-engine-cannot-be-reached",
  ],
])("%s: %s", (_, query, url) => {
  expect(findUrls(index, query)[0]).toBe(url);
});

test("one letter finds headings and titles only", () => {
  const { hits } = index.search("k");
  expect(hits.map(({ url }) => url)).toEqual(["/reference/deployment/kubernetes"]);
});

test("the addresses of all hits come with the first ones only if they're asked for", () => {
  const { hits, total, urls = [] } = index.search("service", { limit: 2, isCounted: true });
  expect([hits.map(({ url }) => url), urls.length]).toEqual([urls.slice(0, 2), total]);
  expect(index.search("service")).not.toHaveProperty("urls");
});

test("a page has at most five hits, and the total counts only those", () => {
  const { hits, total } = index.search("service", { limit: 100 });
  expect(hits.filter(({ pageUrl }) => pageUrl === "/extending/services")).toHaveLength(5);
  expect(hits).toHaveLength(total);
});

test("pages of hits follow one another without gap or repetition", () => {
  const all = findUrls(index, "service", { limit: 100 });
  const paged = [0, 2, 4, 6, 8].flatMap((offset) => findUrls(index, "service", { limit: 2, offset }));
  expect(paged).toEqual(all.slice(0, 10));
});

test.each<[Sdk, string]>([
  ["go", "/extending/custom-applications/go"],
  ["python", "/extending/custom-applications/python"],
])("a reader of %s gets that language's page first", (sdk, url) => {
  expect(findUrls(index, "custom applications", { sdk })[0]).toBe(url);
});

test.each<[Sdk | undefined, string]>([
  ["go", "func (r *Container) WithMountedCache()"],
  ["php", "withMountedCache(): Container"],
  [undefined, "withMountedCache(): Container"],
])("a symbol shows its signature to a reader of %s", (sdk, signature) => {
  expect(index.search("withMountedCache", { sdk }).hits[0]).toMatchObject({ kind: "symbol", signature });
});

test("a hit says where it is", () => {
  expect(index.search("bind service").hits[0]).toMatchObject({
    id: "/extending/services#bind-a-service",
    url: "/extending/services#bind-a-service",
    kind: "section",
    page: "Services",
    pageUrl: "/extending/services",
    title: [
      { text: "Bind", match: true },
      { text: " a ", match: false },
      { text: "service", match: true },
    ],
    trail: ["Services"],
  });
});

test("what only a program has is shown from the program of the reader's language", () => {
  const excerptFor = (sdk: Sdk) =>
    index
      .search("with_mounted_cache", { sdk })
      .hits.find(({ url }) => url === "/extending/cache-volumes#mount-one")
      ?.excerpt.map(({ text }) => text)
      .join("");
  expect(excerptFor("go")).toBe('WithMountedCache("/go/pkg", dag.CacheVolume("go"))');
  expect(excerptFor("python")).toBe('with_mounted_cache("/root/.cache", dag.cache_volume("pip"))');
});

test("a query without hits gets titles to try, the nearest first", () => {
  const answer = index.search("kubernutzzz xyzzyx");
  expect(answer).toMatchObject({ total: 0, hits: [] });
  expect(answer.suggestions).toHaveLength(3);
  for (const suggestion of answer.suggestions) {
    expect(index.search(suggestion).total).toBeGreaterThan(0);
  }
});

test.each([
  ["databse", "database"],
  ["expose servcie port", "expose service port"],
  ["withMountedCahce", "withMountedCache"],
  ["service", undefined],
  ["zzqqxx", undefined],
])("the answer to %j says that it was corrected to %j", (query, corrected) => {
  expect(index.search(query).corrected).toBe(corrected);
});

test.each(["", "   ", "?!"])("nothing is found for %j, and nothing suggested for an empty query", (query) => {
  const { total, suggestions } = index.search(query);
  expect([total, suggestions.length > 0]).toEqual([0, query.trim() !== ""]);
});

test("the same query gives the same answer, whatever was asked before", () => {
  const before = JSON.stringify(index.search("cache volume"));
  index.search("service");
  expect(JSON.stringify(index.search("cache volume"))).toBe(before);
});
