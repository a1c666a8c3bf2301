import path from "node:path";
import { type HtmlElement, renderCodeBlock, renderSingleProgram, renderSnippet, toJsx } from "@docs/code";
import { readSnippet, reasonAttribute, sdkLanguages } from "@docs/snippets";
import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";

/**
 * Turns fenced code and `<Snippet name="…" />` into highlighted HTML while a page is compiled.
 *
 * Nothing is left for the browser to compute: React renders each block as one element with raw content. Every failure
 * stops the build at the file, line, and column of the block.
 */
export const remarkCode: Plugin<[], Root> = () => async (tree, file) => {
  const replacements: Promise<void>[] = [];
  let snippetCount = 0;
  const record = isTutorial(file) ? createRecord() : undefined;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !(node.type === "code" || isSnippet(node))) {
      return;
    }
    const rendering =
      node.type === "code"
        ? renderFence(node, record)
        : renderSnippetElement(node, { id: `snippet-${++snippetCount}`, record });
    const replacing = rendering.then(
      (element) => {
        parent.children[index] = toJsx(element);
      },
      (error: unknown) => file.fail(error instanceof Error ? error.message : String(error), node),
    );
    replacements.push(replacing);
    return SKIP;
  });
  await Promise.all(replacements);
};

/** Keeps what a page has shown of a file, and returns what it showed of it before; undefined the first time. */
type FileRecord = (title: string, code: string) => string | undefined;

function createRecord(): FileRecord {
  const shown = new Map<string, string>();
  return (title, code) => {
    const before = shown.get(title);
    shown.set(title, code);
    return before;
  };
}

/** Checks whether readers of a page write one program step by step, so that they look for what a step changes. */
function isTutorial({ data }: { readonly data: Readonly<Record<string, unknown>> }): boolean {
  return (data.frontMatter as { readonly kind?: unknown } | undefined)?.kind === "tutorial";
}

function isSnippet(node: Root | Root["children"][number]): node is MdxJsxFlowElement {
  return node.type === "mdxJsxFlowElement" && node.name === "Snippet";
}

/** Renders a fence, whose language may be followed by `title="…"` or `bare`. */
async function renderFence({ lang, meta, value, data }: Code, record: FileRecord | undefined): Promise<HtmlElement> {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta ?? "")?.[1];
  const rest = (meta ?? "").replace(/title="[^"]*"/, "").trim();
  if (rest !== "" && rest !== "bare") {
    throw new Error(
      `Unexpected "${rest}" after the fence's language, expected title="…" or bare. Remove or correct it.`,
    );
  }
  if (!lang) {
    throw new Error(
      'Unexpected fence without a language, expected one such as "shell" or "text". Name it after the fence.',
    );
  }
  const before = title && record?.(title, value);
  return renderCodeBlock({ code: value, language: lang, title, before, run: data?.run, isBare: rest === "bare" });
}

interface SnippetContext {
  readonly id: string;
  readonly record: FileRecord | undefined;
}

async function renderSnippetElement(node: MdxJsxFlowElement, { id, record }: SnippetContext): Promise<HtmlElement> {
  const { name, as, ...rest } = readTexts(node);
  if (!name) {
    throw new Error('Unexpected <Snippet> without a name, expected <Snippet name="topic/name" />.');
  }
  const languageOf = new Map(sdkLanguages.map((language) => [reasonAttribute(language), language.id]));
  const unknown = Object.keys(rest).find((attribute) => !languageOf.has(attribute));
  if (unknown !== undefined) {
    const known = [...languageOf.keys()].join(", ");
    throw new Error(`Unexpected attribute "${unknown}" of <Snippet>, expected name, as or one of: ${known}.`);
  }
  const reasons = Object.fromEntries(
    Object.entries(rest).map(([attribute, reason]) => [languageOf.get(attribute), reason]),
  );
  const files = readSnippet(name);
  const before = new Map(files.map(({ file, code }) => [file, record?.(`module/${path.basename(file)}`, code)]));
  const { run } = node.data ?? {};
  return as === undefined ? renderSnippet({ id, reasons, files, before, run }) : renderSingleProgram(files, as, run);
}

function readTexts({ attributes }: MdxJsxFlowElement): Record<string, string> {
  const texts = attributes.map((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") {
      throw new Error('Unexpected expression in <Snippet>, expected plain text such as name="topic/name".');
    }
    return [attribute.name, attribute.value] as const;
  });
  return Object.fromEntries(texts);
}
