import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { closest } from "@docs/pages";
import type { Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Plugin, Processor } from "unified";
import { VFile } from "vfile";

/** Where passages lie that several pages show. The line before its name keeps the framework from making pages of it. */
const FOLDER = "docs/_shared";

/**
 * Puts the passage `docs/_shared/<name>.mdx` where a page says `<Shared name="…" />`, as if it stood there.
 *
 * It comes before all other plugins, so that code, links and notes in a passage are treated like the page's own.
 */
export const remarkShared: Plugin<[{ readonly folder?: string }?], Root> = function remarkShared(
  this: Processor,
  { folder = FOLDER } = {},
) {
  const parse = (source: VFile) => this.parse(source) as Root;
  return (tree, file) => {
    const fail = (reason: string, node: MdxJsxFlowElement): never => file.fail(reason, node);
    tree.children = replace(tree.children, (node) => readPassage(node, folder, parse, fail));
  };
};

/** Replaces the passages among nodes and inside them. */
function replace(
  nodes: readonly RootContent[],
  read: (node: MdxJsxFlowElement) => readonly RootContent[],
): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type === "mdxJsxFlowElement" && node.name === "Shared") {
      return read(node);
    }
    if ("children" in node) {
      Object.assign(node, { children: replace(node.children as RootContent[], read) });
    }
    return [node];
  });
}

function readPassage(
  node: MdxJsxFlowElement,
  folder: string,
  parse: (source: VFile) => Root,
  fail: (reason: string, node: MdxJsxFlowElement) => never,
): readonly RootContent[] {
  const attribute = node.attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === "name");
  const name = typeof attribute?.value === "string" ? attribute.value : "";
  const source = path.resolve(folder, `${name}.mdx`);
  if (name === "" || !existsSync(source)) {
    const nearest = closest(name, listPassages(folder));
    const expected = nearest === undefined ? "the name of a file below docs/_shared" : `"${nearest}"`;
    return fail(`Unexpected passage "${name}", expected ${expected}. Correct the name or write the passage.`, node);
  }
  return parse(new VFile({ path: source, value: readFileSync(source, "utf8") })).children;
}

function listPassages(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".mdx"))
        .map((file) =>
          file
            .split(path.sep)
            .join("/")
            .replace(/\.mdx$/, ""),
        )
    : [];
}
