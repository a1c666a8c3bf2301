import { type LintPage, parsePage } from "@docs/pages";
import type { PageFault, PageRule, SiteFacts, SiteRule } from "./rule.ts";

/** Facts about a small repository, for testing rules directly. */
export const siteFacts: SiteFacts = {
  codeLanguages: ["go", "shell", "text"],
  sdkLanguages: [
    { id: "go", label: "Go" },
    { id: "python", label: "Python" },
  ],
  snippets: new Map(),
  images: [],
  publishedFiles: new Map(),
  codeText: "",
  sidebars: new Map(),
  sidebarTable: {},
  routes: [],
  redirects: {},
  published: [],
  unreadable: [],
  madeFiles: [],
  frameLinks: [],
  terms: [],
  termVariants: [],
  markup: {
    elements: { a: ["id"], details: ["open"], summary: [] },
    components: { Card: ["href", "title"], Tab: ["value", "label"], Tabs: ["group"] },
    tabs: { os: { linux: "Linux", macos: "macOS" }, shell: { cli: "CLI", "dagger-shell": "Dagger Shell" } },
    notes: ["note", "warning"],
    comments: [{ pattern: "cost: \\d+", reason: "An example" }],
  },
  addresses: {
    links: [
      { address: "https://github.com/dagger/", reason: "Our code" },
      { address: "https://discord.gg/dagger-io", reason: "Our chat" },
    ],
    hosts: [
      { host: "github.com", reason: "Home of modules" },
      { host: "ghcr.io", reason: "A registry" },
      { host: "dl.dagger.io", reason: "Our downloads" },
    ],
    scripts: [{ address: "https://dl.dagger.io/dagger/install.sh", reason: "Our installer" }],
  },
  ownHosts: ["docs.example.com"],
  programs: new Map(),
  values: [],
  pageValues: new Map(),
  promises: [],
  repeatedFacts: [],
  annotations: new Map(),
  otherVersions: ["1.2.6"],
  version: "1.2.3",
};

/** Checks one page with the given source, and returns each problem as `line:column found, expected`. */
export function lintPage(rule: PageRule, source: string, changes: Partial<SiteFacts> = {}): readonly string[] {
  return rule(parsePage("docs/page.mdx", source), { ...siteFacts, ...changes }).map(toLine);
}

/** Checks the given files, and returns each problem as `file:line:column found, expected`. */
export function lintSite(
  rule: SiteRule,
  files: Readonly<Record<string, string>>,
  changes: Partial<SiteFacts> = {},
): readonly string[] {
  const pages: readonly LintPage[] = Object.entries(files).map(([file, source]) => parsePage(file, source));
  return rule(pages, { ...siteFacts, ...changes }).map((problem) => `${problem.file}:${toLine(problem)}`);
}

function toLine({ line = 1, column = 1, found, expected, severity }: PageFault): string {
  return `${line}:${column} ${severity === "warning" ? "warning: " : ""}${found}, expected ${expected}`;
}
