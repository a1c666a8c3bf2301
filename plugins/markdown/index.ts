import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { loadFacts } from "@docs/facts";
import {
  type Article,
  type IndexSource,
  readArticle,
  renderAgentsMd,
  renderGroupIndex,
  renderLlmsFull,
  renderLlmsTxt,
  renderPage,
  renderSkill,
  type SiteAddresses,
  type TwinFile,
  toKey,
  twinLanguages,
  UNDATED,
} from "@docs/markdown";
import { listFiles, writeFiles } from "@docs/pages";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { groupPages } from "./group-pages.ts";
import { listInstructions } from "./instructions.ts";
import { readOrder } from "./read-order.ts";

/** Options of a site for its Markdown. */
export interface MarkdownOptions {
  /** Whether to leave out the instructions for agents, which are about pages that a test's small site doesn't have. */
  readonly omitsInstructions?: boolean;
}

/** Publishes every page as Markdown, and the indexes that agents find those pages with. */
export default function markdown(
  { siteConfig, baseUrl }: LoadContext,
  { omitsInstructions = false }: MarkdownOptions,
): Plugin {
  let order: readonly string[] = [];
  return {
    name: "markdown",

    async allContentLoaded({ allContent }) {
      order = readOrder(allContent["docusaurus-plugin-content-docs"]?.default as LoadedContent | undefined, baseUrl);
    },

    async postBuild({ outDir }) {
      const articles = await readArticles(outDir, baseUrl);
      const pages = new Map(articles.map(({ url, hasLanguages }) => [toKey(url), hasLanguages]));
      const site: SiteAddresses = { siteUrl: `${siteConfig.url}${baseUrl.replace(/\/$/, "")}`, baseUrl, pages };
      const product = { name: siteConfig.title, version: String(siteConfig.customFields?.daggerVersion) };
      const twins = new Map<string, readonly TwinFile[]>();
      for (const article of articles) {
        // The day is known once every page is finished, see `scripts/published`.
        twins.set(article.url, renderPage(article, site, product, article.isListed ? UNDATED : undefined));
      }
      const files = [...twins.values()].flat();
      await writeFiles(
        outDir,
        files.map(({ path: name, markdown: content }) => [name, content] as const),
      );
      const { members, commands } = readNames();
      const proof = { version: product.version, members, commands, files: new Set(files.map((file) => file.path)) };
      const source: IndexSource = {
        siteUrl: site.siteUrl,
        product: product.name,
        version: product.version,
        summary: siteConfig.tagline,
        instructions: omitsInstructions ? [] : listInstructions(site.siteUrl, proof),
        ...groupPages(articles, order),
      };
      await writeFiles(outDir, renderIndexes(source, twins));
      await writeFiles(outDir, [["twins.json", renderList(articles, twins, product.version)]]);
    },
  };
}

async function readArticles(outDir: string, baseUrl: string): Promise<readonly Article[]> {
  const articles: Article[] = [];
  // One at a time, because another plugin may be replacing the files.
  for (const file of listFiles(outDir, (name) => name.endsWith(".html"))) {
    const article = readArticle(await readFile(file, "utf8"), baseUrl);
    if (article) {
      articles.push(article);
    }
  }
  return articles;
}

function readNames() {
  const { api, cli } = loadFacts();
  const members = [...api.types].flatMap(([type, { functions }]) =>
    [...functions.keys()].map((name) => `${type}.${name}`),
  );
  return { members: new Set(members), commands: new Set(cli.commands.keys()) };
}

/** Renders the indexes: `llms.txt` for the site and its parts, all guides in one file, and what a project can keep. */
function renderIndexes(
  source: IndexSource,
  twins: ReadonlyMap<string, readonly TwinFile[]>,
): [name: string, content: string][] {
  const guides = source.groups.flatMap(({ pages }) => pages);
  const textsIn = (sdk: string | undefined) =>
    guides.flatMap(({ url }) => {
      const all = twins.get(url) ?? [];
      const own = all.filter((twin) => twin.sdk === sdk);
      return (own.length > 0 ? own : all).map(({ markdown: text }) => text);
    });
  const skill = renderSkill(source);
  const name = `${source.product.toLowerCase()}-docs`;
  const parts = [...source.groups.filter(({ folder }) => folder !== ""), source.reference];
  return [
    ["llms.txt", renderLlmsTxt(source)],
    ...parts.map((group): [string, string] => [
      path.posix.join(group.folder.slice(1), "llms.txt"),
      renderGroupIndex(source, group),
    ]),
    ...twinLanguages.map((sdk): [string, string] => [
      `llms-full.${sdk}.txt`,
      renderLlmsFull(source, sdk, textsIn(sdk)),
    ]),
    ["AGENTS.md", renderAgentsMd(source)],
    [`.well-known/agent-skills/${name}/SKILL.md`, skill],
    [`.well-known/agent-skills/${name}/references/pages.md`, renderLlmsTxt(source)],
    [".well-known/agent-skills/index.json", renderSkillIndex(source, name, skill)],
  ];
}

function renderSkillIndex({ siteUrl, product, version }: IndexSource, name: string, skill: string): string {
  const digest = `sha256:${createHash("sha256").update(skill).digest("hex")}`;
  const url = `${siteUrl}/.well-known/agent-skills/${name}/SKILL.md`;
  const description = `Look up the ${product} ${version} API, CLI, and guides.`;
  return `${JSON.stringify({ version: "0.2.0", skills: [{ name, type: "skill", description, url, digest }] }, undefined, 2)}\n`;
}

/** Renders the list of all twins with the anchors of their sections, for programs such as the documentation server. */
function renderList(
  articles: readonly Article[],
  twins: ReadonlyMap<string, readonly TwinFile[]>,
  version: string,
): string {
  const pages = articles.map(({ url, title, description, kind, hasLanguages }) => ({
    ...{ url, title, description, kind, hasLanguages },
    twins: (twins.get(url) ?? [])
      .filter(({ sdk }) => sdk === undefined)
      .map(({ path: file, tokens, sections }) => ({ path: file, tokens, sections: sections.map(({ id }) => id) })),
  }));
  return `${JSON.stringify({ version, pages })}\n`;
}
