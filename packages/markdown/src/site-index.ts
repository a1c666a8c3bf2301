import { toTwinPath, twinLanguages } from "./addresses.ts";
import { estimateTokens } from "./estimate-tokens.ts";

/** A page as the indexes list it. */
export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly hasLanguages: boolean;
}

/** A group of pages, such as the guides of one part of the site. */
export interface PageGroup {
  /** Folder of the group's own index; empty for the pages at the root. */
  readonly folder: string;
  readonly title: string;
  readonly pages: readonly IndexedPage[];
}

/** What every index says of the site. */
export interface IndexSource {
  readonly siteUrl: string;
  readonly product: string;
  readonly version: string;
  readonly summary: string;
  /** What an agent should know before it reads, each proved by the build. */
  readonly instructions: readonly string[];
  /** The parts of the site, in the order of its navigation. */
  readonly groups: readonly PageGroup[];
  /** Generated reference pages, which have an index of their own. */
  readonly reference: PageGroup;
}

/** Renders `/llms.txt`: instructions, every guide, and where the other indexes are. */
export function renderLlmsTxt({
  siteUrl,
  product,
  version,
  summary,
  instructions,
  groups,
  reference,
}: IndexSource): string {
  return [
    `# ${product} ${version}`,
    `> ${summary}`,
    `## Instructions\n\n${instructions.map((line) => `- ${line}`).join("\n")}`,
    ...groups.map(({ title, pages }) => `## ${title}\n\n${toList(siteUrl, pages)}`),
    "## Optional",
    [
      `- [${reference.title}](${siteUrl}${reference.folder}/llms.txt): ${reference.pages.length} pages, one per class, enumeration, and type`,
      ...groups
        .filter(({ folder }) => folder !== "")
        .map(({ folder, title }) => `- [${title} alone](${siteUrl}${folder}/llms.txt)`),
      ...twinLanguages.map((sdk) => `- [Every guide in ${sdk}](${siteUrl}/llms-full.${sdk}.txt)`),
      `- [A guide for AGENTS.md](${siteUrl}/AGENTS.md)`,
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

/** Renders the index of one part of the site. A long one has only titles, because agents cut what's longer. */
export function renderGroupIndex({ siteUrl, product, version }: IndexSource, { title, pages }: PageGroup): string {
  const head = `# ${product} ${version}: ${title}\n\n> Every page: ${siteUrl}/llms.txt\n\n`;
  const full = `${head}${toList(siteUrl, pages)}\n`;
  const titles = pages.map((page) => ({ ...page, description: "" }));
  return full.length <= LARGEST_INDEX ? full : `${head}${toList(siteUrl, titles)}\n`;
}

/** Characters of an index, some way below the 50,000 at which agents begin to cut. */
const LARGEST_INDEX = 45_000;

function toList(siteUrl: string, pages: readonly IndexedPage[]): string {
  return pages
    .map(
      ({ url, title, description }) =>
        `- [${title}](${siteUrl}${toTwinPath(url)})${description ? `: ${description}` : ""}`,
    )
    .join("\n");
}

/**
 * Renders a guide for the `AGENTS.md` of a project that uses the product: the same instructions, and the shortest index
 * of every guide.
 */
export function renderAgentsMd({ siteUrl, product, version, instructions, groups }: IndexSource): string {
  const toEntries = ({ title, pages }: PageGroup) =>
    `- ${title}: ${pages.map(({ url, hasLanguages }) => `${url === "/" ? "/index" : url.replace(/\/$/, "")}${hasLanguages ? "*" : ""}`).join(" ")}`;
  return `# ${product} ${version}

This project uses ${product} ${version}. Prefer its documentation over what you remember, because names differ between releases.

${instructions.map((line) => `- ${line}`).join("\n")}

## Pages

Fetch \`${siteUrl}PATH.md\`. A path with \`*\` also has \`PATH.go.md\`, \`PATH.python.md\`, \`PATH.typescript.md\`, \`PATH.php.md\`, and \`PATH.java.md\`, which are shorter. Titles and descriptions are in ${siteUrl}/llms.txt.

${groups.map(toEntries).join("\n")}
`;
}

/** Renders a skill in the open format: when to use it, and how. */
export function renderSkill({ siteUrl, product, version, instructions }: IndexSource): string {
  const name = product.toLowerCase();
  return `---
name: ${name}-docs
description: Look up the ${product} ${version} API, CLI, and guides in Go, Python, TypeScript, PHP, or Java. Use it before writing or fixing code, commands, or configuration for ${product}.
---

# Use the ${product} documentation

${instructions.map((line) => `- ${line}`).join("\n")}

1. Find the language of the project's module in \`dagger.json\`, under \`sdk\`.
2. Read ${siteUrl}/llms.txt and choose a page, or open the one you know. References: [every path](references/pages.md).
3. Fetch the page's Markdown in that language. Its front matter lists the sections with their lines, and the tokens.
4. For an error message, read ${siteUrl}/reference/troubleshooting.md first.
`;
}

/** Joins pages into one file, and says how many tokens it has, since it fills most models' context. */
export function renderLlmsFull(source: IndexSource, sdk: string | undefined, texts: readonly string[]): string {
  const body = texts.map((text) => text.replace(/^---\n[\s\S]*?\n---\n+(?:> .*\n+)?/, "")).join("\n---\n\n");
  const language = sdk ? ` in ${sdk}` : "";
  return `# ${source.product} ${source.version}: every guide${language}\n\n> About ${estimateTokens(body).toLocaleString("en-US")} tokens. Single pages: ${source.siteUrl}/llms.txt\n\n${body}`;
}
