import { readFileSync } from "node:fs";
import {
  isGeneratedPage,
  isJsx,
  type LintPage,
  listFiles,
  parsePage,
  readAnchors,
  readAttributes,
  walk,
} from "@docs/pages";
import { readPrograms } from "@docs/snippets";
import type { ShownProgram } from "./find-examples.ts";

/** Reads the TypeScript programs that pages show, each with the section that shows it first. */
export function readShownPrograms(): readonly ShownProgram[] {
  const programs = new Map(
    readPrograms()
      .filter(({ language }) => language === "typescript")
      .map(({ snippet, code }) => [snippet, code]),
  );
  const files = listFiles("docs", (file) => file.endsWith(".mdx") && !isGeneratedPage(file));
  return files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    // Whole pages would take ten times as long to parse.
    const page = source.includes("<Snippet ") ? parsePage(file, keepOutline(source)) : undefined;
    const title = page?.frontMatter.fields.get("title")?.value ?? "";
    return (page ? listSnippets(page) : []).flatMap(({ name, url }) => {
      const code = programs.get(name);
      programs.delete(name);
      return code === undefined ? [] : [{ code, url, title }];
    });
  });
}

/** Keeps the front matter, the headings, and the snippets of a page. */
function keepOutline(source: string): string {
  const [, front = "", body = ""] = /^(---\n.*?\n---\n)(.*)$/s.exec(source) ?? [];
  const outside = body.replace(/^\s*(`{3,}|~{3,}).*?^\s*\1/gms, "");
  return `${front}\n${outside.match(/^(?:#{2,6} .*|\s*<Snippet .*)$/gm)?.join("\n\n") ?? ""}\n`;
}

/** Lists the snippets of a page with the addresses of their sections. */
function listSnippets(page: LintPage): readonly { name: string; url: string }[] {
  const ids = readAnchors(page).filter(({ heading }) => heading !== undefined);
  let section = -1;
  return [...walk(page.tree)].flatMap((node) => {
    section += node.type === "heading" ? 1 : 0;
    const name = isJsx(node) && node.name === "Snippet" ? readAttributes(node).get("name") : undefined;
    const id = ids[section]?.id;
    return name === undefined ? [] : [{ name, url: id === undefined ? page.url : `${page.url}#${id}` }];
  });
}
