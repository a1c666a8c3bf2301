import { readFileSync } from "node:fs";
import { readData } from "@docs/facts";
import { groupBy, listFiles } from "@docs/pages";
import { languages, readPrograms, reasonAttribute, sdkLanguages } from "@docs/snippets";
import { readOperatorSettings } from "../config/operator.ts";
import { themeConfig } from "../config/theme-config.ts";
import { readValues } from "../data/read-values.ts";
import { daggerVersion } from "../data/version.ts";
import { components } from "../plugins/reference/expand-page.ts";
import { PUBLISHED } from "../plugins/reference/render-schemas.ts";
import sidebars from "../sidebars.ts";
import { readRedirects, readRoutes } from "./links/routes.ts";
import type { Addresses, Markup, SiteFacts } from "./lint/rule.ts";
import { listAnnotations } from "./lint/rules/annotations.ts";
import { readSidebarIds } from "./lint/sidebar-ids.ts";
import { readPageDates } from "./published/page-dates.ts";

/** Folders whose code may refer to pictures. */
const CODE_FOLDERS = ["config", "plugins", "src"];

/** Gathers the facts about the repository that the prose rules need. */
export function readSiteFacts(): Omit<SiteFacts, "unreadable"> {
  const programs = readPrograms();
  return {
    codeLanguages: Object.keys(languages),
    sdkLanguages,
    snippets: new Map(
      [...groupBy(programs, ({ snippet }) => snippet)].map(([name, all]) => [
        name,
        all.map(({ language }) => language),
      ]),
    ),
    images: listFiles("static/img").map((file) => file.slice("static".length)),
    publishedFiles: new Map(
      [...listFiles("static"), ...listFiles("src", (file) => file.endsWith(".css"))].map((file) => [
        file,
        readFileSync(file, "utf8"),
      ]),
    ),
    codeText: ["docusaurus.config.ts", ...CODE_FOLDERS.flatMap((folder) => listFiles(folder))]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
    sidebars: readSidebarIds(unwrap(sidebars), listFiles("docs")),
    sidebarTable: readData<SiteFacts["sidebarTable"]>("pages/sidebars.json"),
    routes: readRoutes(),
    redirects: readRedirects(),
    published: Object.keys(readPageDates()),
    madeFiles: [...PUBLISHED.values()].map((address) => `/${address}`),
    frameLinks: (themeConfig.navbar?.items ?? []).flatMap(({ to }) => (typeof to === "string" ? [to] : [])),
    terms: readTerms(),
    termVariants: readData<SiteFacts["termVariants"]>("glossary/variants.json"),
    markup: readMarkup(),
    addresses: readData<Addresses>("pages/addresses.json"),
    ownHosts: [new URL(readOperatorSettings(process.env).siteUrl).hostname],
    programs: new Map(programs.map(({ file, code }) => [file, code])),
    repeatedFacts: readData<SiteFacts["repeatedFacts"]>("repeated-facts.json"),
    values: readValues(),
    pageValues: new Map(Object.entries(readData<Record<string, readonly string[]>>("page-values.json"))),
    promises: readData<SiteFacts["promises"]>("promises.json"),
    annotations: new Map(sdkLanguages.map(({ id }) => [id, listAnnotations(readWords(`syntax/${id}.json`))])),
    otherVersions: readData<{ version: string }[]>("pages/versions.json").map(({ version }) => version),
    version: daggerVersion,
  };
}

function readWords(file: string): readonly string[] {
  return readData<{ word: string }[]>(file).map(({ word }) => word);
}

/** Adds the components that plugins provide to the listed ones. */
function readMarkup(): Markup {
  const markup = readData<Markup>("pages/markup.json");
  const made = [...components].map(([name, { required = [] }]) => [name, required] as const);
  const reasons = sdkLanguages.map(reasonAttribute);
  return {
    ...markup,
    components: { ...markup.components, ...Object.fromEntries(made), Snippet: ["name", "as", ...reasons] },
  };
}

/** Returns a CommonJS file's default export, which Node.js alone wraps in another object, and bundlers don't. */
function unwrap(module: object): object {
  return "default" in module && typeof module.default === "object" && module.default !== null ? module.default : module;
}

/** Reads `data/terms.txt`: one term per line, with comments after `#`. */
function readTerms(): readonly string[] {
  return readFileSync("data/terms.txt", "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "");
}
