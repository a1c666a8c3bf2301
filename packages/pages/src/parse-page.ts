import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { fillVariables, type UnknownVariable } from "./fill-variables.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { type PageValue, readPageValues } from "./page-values.ts";
import { type ProseBlock, readProse } from "./prose.ts";
import { pageVariables } from "./variables.ts";

/** A page in the form that the rules check. */
export interface LintPage {
  /** Path from the root of the repository. */
  readonly file: string;
  /** The id that sidebars use: the path below docs/ without its extension. */
  readonly id: string;
  /** Address on the site, without a trailing slash. */
  readonly url: string;
  /** Whether a program generated the page, in which case only its front matter is checked. */
  readonly isGenerated: boolean;
  readonly frontMatter: FrontMatter;
  /** The source of the page, before variables such as `{{version}}` are filled in. */
  readonly source: string;
  /** The page as its author wrote it, with its variables filled in. */
  readonly written: Root;
  /** The same page, including the parts that plugins/reference generates if a check requests them. */
  readonly tree: Root;
  readonly unknownVariables: readonly UnknownVariable[];
  /** The values that the page's own text states, excluding markers. */
  readonly values: readonly PageValue[];
  /** The prose of the page, front matter first. */
  readonly prose: readonly ProseBlock[];
}

/** Folder of the pages that plugins/sdk-reference generates. */
export const GENERATED_FOLDER = "docs/reference/typescript/";

/** Folder of the pages that plugins/runs generates: what was recorded of each page. */
export const RUN_PAGES_FOLDER = "docs/runs/";

/** Page that shows every part of a page to tests, and that no reader is led to. */
const STYLE_PAGE = "docs/styleguide.mdx";

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/**
 * Parses a page with the same grammar as the build.
 *
 * @param file path from the root, such as `docs/features/caching.mdx`.
 * @param parse returns the tree, which nothing else may reference.
 * @throws VFileMessage with the position at which the source isn't valid MDX.
 */
export function parsePage(file: string, source: string, parse = parseTree): LintPage {
  const tree = parse(source);
  const values = readPageValues(tree);
  const unknownVariables = fillVariables(tree, pageVariables);
  const frontMatter = readFrontMatter(tree);
  const id = file.replace(/^docs\//, "").replace(/\.mdx?$/, "");
  return {
    file,
    id,
    url: frontMatter.fields.get("slug")?.value ?? `/${id.replace(/(?:^|\/)index$/, "")}`,
    isGenerated: isGeneratedPage(file),
    frontMatter,
    source,
    written: tree,
    tree,
    unknownVariables,
    values,
    prose: [...readProseOfFrontMatter(frontMatter), ...readProse(tree)],
  };
}

/** Parses the text of a page without filling anything in. */
export function parseTree(source: string): Root {
  return parser.parse(escapeHeadingIds(source));
}

/** Checks whether a page has no text that an author wrote for readers: it's generated, or shows parts to tests. */
export function isGeneratedPage(file: string): boolean {
  return file.startsWith(GENERATED_FOLDER) || file.startsWith(RUN_PAGES_FOLDER) || file === STYLE_PAGE;
}

/** Escapes `## Title {#id}`, which Docusaurus allows but MDX alone parses as a broken expression. */
function escapeHeadingIds(source: string): string {
  return source.replace(/^(#{1,6} .*)\{(#[\w-]+)\}(\s*)$/gm, '$1<a id="$2" />$3');
}

function readProseOfFrontMatter({ fields }: FrontMatter): ProseBlock[] {
  return ["title", "description"].flatMap((key) => {
    const field = fields.get(key);
    if (!field) {
      return [];
    }
    const { value: text, line, column } = field;
    return [{ kind: "front matter", text, placeAt: (index) => ({ line, column: column + index }) }];
  });
}
