import path from "node:path";
import type { Page } from "@docs/content";
import { build, type PluginBuild } from "esbuild";
import type { Engine } from "./engines.ts";

/** Kinds of entries, in the order in which the plugin searches its indexes. */
const TITLE = 0;
const HEADING = 1;
const DESCRIPTION = 2;
const CONTENT = 4;

/** Maximum number of hits. */
const LIMIT = 50;

interface Entry {
  /** Number of the entry. `p` is that of its page's title. */
  readonly i: number;
  readonly p: number;
  readonly url: string;
  readonly text: string;
}

interface LunrResult {
  readonly ref: string;
  readonly score: number;
}

interface LunrIndex {
  query(build: (query: { term(value: string, options: object): void }) => void): LunrResult[];
}

type Lunr = (build: (this: LunrBuilder) => void) => LunrIndex;

interface LunrBuilder {
  metadataWhitelist: string[];
  ref(name: string): void;
  field(name: string): void;
  add(entry: object): void;
}

interface SmartQuery {
  readonly term: readonly {
    readonly value: string;
    readonly wildcard: number;
    readonly presence: number;
    readonly editDistance?: number;
  }[];
}

interface PluginModules {
  readonly lunr: Lunr;
  readonly smartQueries: (tokens: readonly string[], dictionary: readonly string[]) => SmartQuery[];
  readonly sortSearchResults: (results: object[]) => void;
  readonly tokenize: (text: string, language: readonly string[]) => readonly string[];
}

/**
 * Creates an engine from the code of easyops' local search plugin for Docusaurus, which searches four indexes in
 * sequence.
 *
 * @param folder where `@easyops-cn/docusaurus-search-local` and its dependencies are installed; it isn't a dependency
 * of this site.
 */
export async function createEasyopsEngine(pages: readonly Page[], folder: string): Promise<Engine> {
  const { lunr, smartQueries, sortSearchResults, tokenize } = await importPlugin(folder);
  const groups = collectEntries(pages);
  const indexes = groups.map(({ type, entries }) => ({ type, entries, index: buildLunr(lunr, entries) }));
  const byNumber = new Map(groups.flatMap(({ entries }) => entries).map((entry) => [entry.i, entry]));
  return {
    name: "easyops' plugin",
    search: (query) => {
      const results: Result[] = [];
      const tokens = tokenize(query, ["en"]);
      for (const smart of tokens.length > 0 ? smartQueries(tokens, []) : []) {
        for (const { type, index } of indexes) {
          const found = index.query((built) => addTerms(built, smart)).slice(0, LIMIT);
          addResults(results, type, found, byNumber);
        }
        // Like the plugin, try looser interpretations of the query only while there's room for more results.
        if (results.length >= LIMIT) {
          break;
        }
      }
      sortSearchResults(results);
      return results.map(({ document }) => document.url);
    },
  };
}

interface Result {
  readonly document: Entry;
  readonly type: number;
  readonly page: Entry | undefined;
}

function addTerms(built: { term(value: string, options: object): void }, { term }: SmartQuery): void {
  for (const { value, wildcard, presence, editDistance } of term) {
    // Omitted rather than undefined, because lunr only checks whether the option exists and would never finish.
    built.term(value, { wildcard, presence, ...(editDistance ? { editDistance } : {}) });
  }
}

function addResults(
  results: Result[],
  type: number,
  found: readonly LunrResult[],
  byNumber: ReadonlyMap<number, Entry>,
): void {
  for (const { ref } of found) {
    const document = byNumber.get(Number(ref));
    if (document && results.length < LIMIT && !results.some((one) => one.document === document)) {
      results.push({ document, type, page: type === TITLE ? undefined : byNumber.get(document.p) });
    }
  }
}

/** The file that the plugin writes into the site's folder during a build, with its defaults. */
const CONSTANTS =
  'export const language = ["en"]; export const removeDefaultStopWordFilter = []; export const fuzzyMatchingDistance = 1;';

/** Bundles the plugin's own functions, which read their settings from the site's bundler, and imports the bundle. */
async function importPlugin(folder: string): Promise<PluginModules> {
  const utils = "@easyops-cn/docusaurus-search-local/dist/client/client/utils";
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `export { smartQueries } from "${utils}/smartQueries.js";`,
        `export { sortSearchResults } from "${utils}/sortSearchResults.js";`,
        `export { tokenize } from "${utils}/tokenize.js";`,
        'export { default as lunr } from "lunr";',
      ].join("\n"),
      resolveDir: path.resolve(folder),
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    plugins: [{ name: "constants", setup: resolveConstants }],
  });
  const [bundle] = outputFiles;
  return (await import(
    `data:text/javascript;base64,${Buffer.from(bundle?.contents ?? "").toString("base64")}`
  )) as PluginModules;
}

function resolveConstants({ onResolve, onLoad }: PluginBuild): void {
  onResolve({ filter: /^@generated\// }, ({ path: name }) => ({ path: name, namespace: "constants" }));
  onLoad({ filter: /.*/, namespace: "constants" }, () => ({ contents: CONSTANTS }));
}

function collectEntries(pages: readonly Page[]): { type: number; entries: Entry[] }[] {
  const groups = [TITLE, HEADING, DESCRIPTION, CONTENT].map((type) => ({ type, entries: [] as Entry[] }));
  let count = 0;
  for (const { url, title, description, sections } of pages) {
    const page = count;
    const add = (type: number, address: string, text: string) => {
      if (text !== "") {
        groups.find((group) => group.type === type)?.entries.push({ i: count, p: page, url: address, text });
        count += 1;
      }
    };
    add(TITLE, url, title);
    add(DESCRIPTION, url, description);
    for (const { id, heading, text, code } of sections) {
      const address = id === "" ? url : `${url}#${id}`;
      add(HEADING, address, id === "" ? "" : heading);
      add(CONTENT, address, [text, ...code.map((block) => block.code)].join("\n"));
    }
  }
  return groups;
}

function buildLunr(lunr: Lunr, entries: readonly Entry[]): LunrIndex {
  return lunr(function build() {
    this.ref("i");
    this.field("t");
    this.metadataWhitelist = ["position"];
    for (const { i, text } of entries) {
      this.add({ i, t: text });
    }
  });
}
