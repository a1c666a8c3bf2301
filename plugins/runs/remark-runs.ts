import { fillOutputs, readRecordings } from "@docs/runs";
import type { Root } from "mdast";
import type { Plugin } from "unified";

/** Fills in the outputs of commands from their recordings. An output that isn't recorded stops the build at its place. */
export const remarkOutputs: Plugin<[], Root> = () => (tree, file) => {
  const page = /\bdocs\/(?<id>.*)\.mdx?$/.exec(file.path.replaceAll("\\", "/"))?.groups?.id ?? "";
  const [first] = fillOutputs(tree, readRecordings(page));
  if (first) {
    file.fail(`${first.found}, expected ${first.expected}. ${first.fix}`, first.node);
  }
};
