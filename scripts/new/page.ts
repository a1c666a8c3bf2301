import { describeChoices } from "@docs/pages";
import { isKind, kinds } from "../lint/kinds.ts";
import { readPath, type Scaffold } from "./scaffold.ts";

/**
 * Makes a page from the template of its kind.
 *
 * @throws Error naming the nearest kind, or the form of the path.
 */
export function scaffoldPage(path: string | undefined, kind: string | undefined): Scaffold {
  const name = readPath(path, { what: "page", parts: 1 });
  if (!isKind(kind)) {
    throw new Error(
      `Unexpected page ${kind === undefined ? "without a kind" : `of kind "${kind}"`}, expected ` +
        `${describeChoices(kind ?? "", Object.keys(kinds))}. Run: npm run new page ${name} -- --kind=how-to`,
    );
  }
  const words = (name.split("/").at(-1) ?? "").replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const head = [
    "---",
    `title: ${title}`,
    `description: What ${title.toLowerCase()} gives you, and when you need it (TODO).`,
    `kind: ${kind}`,
    "---",
  ];
  const body = [
    "{/* Two sentences: what the reader gets, and when they need it. They are the description, too. */}",
    "TODO: what the reader gets, and when.",
    ...kinds[kind].template.map(([heading, purpose, sample]) =>
      [`## ${heading}`, `{/* ${purpose} */}`, ...(sample === undefined ? [] : [sample])].join("\n\n"),
    ),
  ];
  return {
    files: [{ file: `docs/${name}.mdx`, content: `${head.join("\n")}\n\n${body.join("\n\n")}\n` }],
    next: `Write it in place of the comments, and move it in sidebars.ts where readers look for it. Then check it: npm test prose words`,
  };
}
