import { GithubSlugger, isJsx, type LintPage, readAttributes, readHeadingId, walk } from "@docs/pages";
import type { SnippetSource } from "@docs/snippets";
import type { Nodes } from "mdast";

/** Strings in a program, such as images and commands, and the functions that it calls, but not those that it declares. */
const PROGRAM_WORDS = /"(?<text>[^"\n]{2,40})"|(?<!\) )\b(?<call>[A-Z]\w+)\(/g;

/** A plain word, or an image, whose name is one. Flags, paths, and numbers would weigh more than they help. */
const WORD = /^(?:(?<name>[a-z][a-z-]{2,})|(?:[\w.-]+\/)*(?<image>[a-z][\w-]+):[\w.-]+)$/;

/**
 * Returns the plain words in the code of a section: commands, and the images, tools, and functions in its programs, in
 * lowercase and each once. One program of a snippet speaks for all, because the others do the same.
 */
export function readSectionWords(
  { tree }: Pick<LintPage, "tree">,
  id: string,
  snippets: ReadonlyMap<string, SnippetSource>,
): readonly string[] {
  const texts = readSection(tree.children, id)
    .flatMap((part) => [...walk(part)])
    .flatMap((node) => readTexts(node, snippets));
  const words = texts.flatMap((text) => text.toLowerCase().split(/[\s.,=]+(?!\d)/));
  const found = words.flatMap((word) => {
    const { name, image } = WORD.exec(word)?.groups ?? {};
    return name ?? image ?? [];
  });
  return [...new Set(found)];
}

function readTexts(node: Nodes, snippets: ReadonlyMap<string, SnippetSource>): readonly string[] {
  if (node.type === "inlineCode" || (node.type === "code" && !/^output/.test(node.lang ?? ""))) {
    return [node.value];
  }
  const name = isJsx(node) && node.name === "Snippet" ? readAttributes(node).get("name") : undefined;
  const files = snippets.get(name ?? "")?.files ?? [];
  const program = files.find(({ file }) => file.endsWith(".go")) ?? files[0];
  return [...(program?.code.matchAll(PROGRAM_WORDS) ?? [])].map(({ groups }) => groups?.text ?? groups?.call ?? "");
}

/** Returns the parts of a page below a heading, up to the next heading of its level. */
function readSection(parts: readonly Nodes[], id: string): readonly Nodes[] {
  const slugger = new GithubSlugger();
  const start = parts.findIndex((part) => part.type === "heading" && readHeadingId(part, slugger) === id);
  const heading = parts[start];
  if (heading?.type !== "heading") {
    return [];
  }
  const below = parts.slice(start + 1);
  const end = below.findIndex((part) => part.type === "heading" && part.depth <= heading.depth);
  return end < 0 ? below : below.slice(0, end);
}
