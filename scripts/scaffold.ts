import { readFileSync } from "node:fs";
import path from "node:path";
import { capitalize } from "@docs/facts";
import { describeChoices, listFiles } from "@docs/pages";
import { isKind, kinds } from "./lint/kinds.ts";

/** New files, and the author's next steps. */
export interface Scaffold {
  /** Each file, with its path from the root of the repository. */
  readonly files: readonly { readonly file: string; readonly content: string }[];
  readonly next: string;
}

/** The snippet that new ones are copied from: a test function for the running example, in all five languages. */
const MODEL = "snippets/cookbook-filesystems/mount-directory";

/**
 * Creates a program that compiles as it is, in all five SDK languages.
 *
 * @throws Error when the path isn't of the form `topic/name`.
 */
export function scaffoldSnippet(name: string | undefined): Scaffold {
  checkPath(name, "snippet", 2);
  return {
    files: listFiles(MODEL).map((file) => {
      return { file: `snippets/${name}/${path.basename(file)}`, content: readFileSync(file, "utf8") };
    }),
    next: [
      `Write what the snippet shows into all five files, at most 40 lines each, and check them: npm test snippets`,
      `Then show it on a page: <Snippet name="${name}" />`,
    ].join("\n"),
  };
}

/**
 * Creates a page from the template for its kind.
 *
 * @throws Error naming the nearest kind, or the form of the path.
 */
export function scaffoldPage(name: string | undefined, kind: string | undefined): Scaffold {
  checkPath(name, "page", 1);
  if (!isKind(kind)) {
    throw new Error(
      `Unexpected page ${kind === undefined ? "without a kind" : `of kind "${kind}"`}, expected ` +
        `${describeChoices(kind ?? "", Object.keys(kinds))}. Run: npm run new page ${name} -- --kind=how-to`,
    );
  }
  const words = path.basename(name).replaceAll("-", " ");
  const title = capitalize(words);
  const description = `What ${title.toLowerCase()} does for the reader, and when they need it (TODO).`;
  const parts = [
    `---\ntitle: ${title}\ndescription: ${description}\nkind: ${kind}\n---`,
    "TODO: Say in two sentences what the reader gets, and when they need it. The description says the same.",
    ...kinds[kind].template.flatMap(([heading, purpose, sample]) => [
      `## ${heading}`,
      `TODO: ${purpose}`,
      ...(sample === undefined ? [] : [sample]),
    ]),
  ];
  return {
    files: [{ file: `docs/${name}.mdx`, content: `${parts.join("\n\n")}\n` }],
    next: `Write it in place of each TODO, and move it in sidebars.ts where readers look for it. Then check it: npm test prose words spelling`,
  };
}

/** Kebab-case parts separated by slashes, like this site's addresses and folders. */
const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/**
 * Checks the form of a path.
 *
 * @throws Error showing the expected form, such as `cookbook/mount-directory`.
 */
function checkPath(name: string | undefined, what: string, parts: number): asserts name is string {
  if (name === undefined || !PATH.test(name) || name.split("/").length < parts) {
    throw new Error(
      `Unexpected ${what} ${name === undefined ? "without a path" : `"${name}"`}, expected kebab-case words` +
        `${parts > 1 ? " with a slash between topic and name, such as cookbook/mount-directory" : ", such as cookbook/builds"}. Correct the path.`,
    );
  }
}
