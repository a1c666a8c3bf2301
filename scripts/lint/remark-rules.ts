import path from "node:path";
import { describeProblem, parsePage } from "@docs/pages";
import type { Root } from "mdast";
import type { Plugin, Processor } from "unified";
import { readSiteFacts } from "../read-site-facts.ts";
import { checkPage } from "./check-pages.ts";

/**
 * Reports what the rules for single pages find as messages on the file, which editors underline while you write.
 * `.mdxlintrc.mjs` loads it. What needs other pages, such as links, is left to `npm run check`.
 */
export const remarkRules: Plugin<[], Root> = function (this: Processor) {
  // The rules read a page with the build's grammar, which knows heading ids such as `{#next}`, and nothing is formatted.
  this.parser = () => ({ type: "root", children: [] });
  this.compiler = (_tree, file) => String(file);
  const facts = { ...readSiteFacts(), unreadable: [] };
  return (_tree, file) => {
    const name = path.relative(process.cwd(), path.resolve(file.cwd, file.path)).replaceAll(path.sep, "/");
    for (const fault of checkPage(parsePage(name, String(file)), facts)) {
      const { line = 1, column = 1, severity } = fault;
      const message = file.message(describeProblem(fault), { place: { line, column }, source: "docs" });
      message.fatal = severity !== "warning";
    }
  };
};
