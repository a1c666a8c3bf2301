import { factTable, heading, listCodes, parseInline, type Row } from "@docs/code/nodes";
import { type Variable, variableId } from "@docs/facts";
import { groupBy } from "@docs/pages";
import type { BlockContent, PhrasingContent } from "mdast";
import { type Component, findByName } from "./component.ts";

/** Maximum number of variables in a table that isn't split into parts. */
const ONE_TABLE = 12;

/** Parts of a long list, starting with the one that most readers need. */
const PARTS: Readonly<Record<Variable["stability"], string>> = {
  user: "Settings",
  standard: "Variables of other tools",
  experimental: "Experimental settings",
  debugging: "Settings for debugging",
  internal: "Set by Dagger itself",
  "no-effect": "Without effect",
};

/** `<EnvironmentVariables reader="cli" />`: every variable that a program reads. */
export const environmentVariables: Component = {
  required: ["reader"],
  render: ({ attributes: { reader = "" }, depth, ids }, { facts }) => {
    const readers = new Set(facts.variables.flatMap((variable) => variable.readers));
    findByName("reader", reader, new Map([...readers].map((name) => [name, name])));
    const variables = facts.variables.filter((variable) => variable.readers.includes(reader));
    const toTable = (part: readonly Variable[]) =>
      factTable(
        ["Variable", "Default", "Meaning"],
        // Variables that differ only by name share a row.
        [
          ...groupBy(part, ({ name, default: value, values, summary }) =>
            JSON.stringify([value, values, summary, facts.since(`$${name}`)]),
          ).values(),
        ].map((equal) => toRow(equal, facts.since(`$${equal[0]?.name}`), ids)),
      );
    if (variables.length <= ONE_TABLE) {
      return [toTable(variables)];
    }
    return Object.entries(PARTS).flatMap(([stability, title]): BlockContent[] => {
      const part = variables.filter((variable) => variable.stability === stability);
      const id = `${reader}-variables-${stability}`;
      return part.length === 0 ? [] : [heading(depth + 1, title, id), toTable(part)];
    });
  },
};

function toRow(equal: readonly Variable[], release: string | undefined, ids: Set<string>): Row {
  const [first] = equal;
  const names = equal.flatMap(({ name }, index) => [...(index === 0 ? [] : parseInline(", ")), toCode(name, ids)]);
  const values = first?.values ? ` One of ${listCodes(first.values)}.` : "";
  const since = release === undefined ? "" : ` Since ${release}.`;
  return { cells: [names, first?.default ?? "", `${first?.summary ?? ""}${values}${since}`] };
}

/** Renders a variable as code. If two tables of a page name it, its first occurrence is the link target. */
function toCode(name: string, ids: Set<string>): PhrasingContent {
  const id = variableId(name);
  const isFirst = !ids.has(id);
  ids.add(id);
  return { type: "inlineCode", value: name, ...(isFirst ? { data: { hProperties: { id } } } : {}) };
}
