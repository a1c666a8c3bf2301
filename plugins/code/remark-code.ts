import { readSnippet, sdkLanguages } from "@docs/snippets";
import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { HtmlElement } from "./html-element.ts";
import { renderCodeBlock } from "./render-code-block.ts";
import { capitalised, renderSingleProgram, renderSnippet } from "./render-snippet.ts";
import { toJsx } from "./to-jsx.ts";

/** A place in the tree that becomes finished HTML. */
interface Replacement {
  readonly node: Code | MdxJsxFlowElement;
  readonly render: () => Promise<HtmlElement>;
  readonly put: (element: MdxJsxFlowElement) => void;
}

/**
 * Turns fenced code and `<Snippet name="…" />` into highlighted HTML while a page is compiled.
 *
 * Nothing of it is left for the browser to compute: React carries each block as one element with raw content.
 * Every failure stops the build at the file, line and column of the block.
 */
export const remarkCode: Plugin<[], Root> = () => async (tree, file) => {
  const replacements = collectReplacements(tree, file);
  await Promise.all(
    replacements.map(async ({ node, render, put }) => {
      const element = await render().catch((error: unknown) => {
        throw file.fail(error instanceof Error ? error.message : String(error), node);
      });
      put(toJsx(element));
    }),
  );
};

function collectReplacements(tree: Root, file: VFile): Replacement[] {
  const replacements: Replacement[] = [];
  let snippetCount = 0;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) {
      return;
    }
    const put = (element: MdxJsxFlowElement) => {
      parent.children[index] = element;
    };
    if (node.type === "code") {
      replacements.push({ node, put, render: () => renderCodeBlock(readFence(node, file)) });
      return SKIP;
    }
    if (node.type === "mdxJsxFlowElement" && node.name === "Snippet") {
      snippetCount += 1;
      const id = `snippet-${snippetCount}`;
      replacements.push({ node, put, render: () => renderSnippetElement(node, id, file) });
      return SKIP;
    }
  });
  return replacements;
}

/** Reads `language title="…" bare` after an opening fence. */
function readFence(node: Code, file: VFile) {
  const meta = node.meta ?? "";
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
  const rest = meta.replace(/title="[^"]*"/, "").trim();
  if (rest !== "" && rest !== "bare") {
    file.fail(
      `Unexpected "${rest}" after the fence's language, expected title="…" or bare. Remove or correct it.`,
      node,
    );
  }
  if (!node.lang) {
    file.fail(
      'Unexpected fence without a language, expected one such as "shell" or "text". Name it after the fence.',
      node,
    );
  }
  return { code: node.value, language: node.lang ?? "", title, isBare: rest === "bare" };
}

async function renderSnippetElement(node: MdxJsxFlowElement, id: string, file: VFile): Promise<HtmlElement> {
  const attributes = readAttributes(node, file);
  const { name, as, ...rest } = attributes;
  if (!name) {
    throw new Error('Unexpected <Snippet> without a name, expected <Snippet name="topic/name" />.');
  }
  const reasons: Record<string, string> = {};
  for (const [attribute, reason] of Object.entries(rest)) {
    const language = sdkLanguages.find((candidate) => attribute === `without${capitalised(candidate.id)}`);
    if (!language) {
      const known = sdkLanguages.map((candidate) => `without${capitalised(candidate.id)}`).join(", ");
      throw new Error(`Unexpected attribute "${attribute}" of <Snippet>, expected name, as or one of: ${known}.`);
    }
    reasons[language.id] = reason;
  }
  const files = readSnippet(name);
  return as === undefined ? renderSnippet({ id, reasons, files }) : renderSingleProgram(files, as);
}

function readAttributes(node: MdxJsxFlowElement, file: VFile): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") {
      file.fail('Unexpected expression in <Snippet>, expected plain text such as name="topic/name".', node);
      continue;
    }
    attributes[attribute.name] = attribute.value;
  }
  return attributes;
}
