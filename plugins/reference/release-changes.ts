import { toJsx } from "@docs/code";
import { factTable, heading, type Row, table } from "@docs/code/nodes";
import { commandId, type Facts, flagId, listKeys, memberId, type Release, releasePage } from "@docs/facts";
import { escapeHtml, groupBy } from "@docs/pages";
import type { BlockContent } from "mdast";
import { type Component, findByName, type Place, type ReferenceContext } from "./component.ts";
import { renderMemberList, renderMemberTabs } from "./render-members.ts";

/** A function of the API, such as `Container.withExec`. */
const FUNCTION = /^\w+\.[a-z]\w*$/;

/** A type, or a value of an enum, such as `NetworkProtocol.TCP`. */
const MEMBER = /^\w+(?:\.[A-Z_]\w*)?$/;

/** `<ReleaseChanges release="0.19.4" />`: what a release added to the API, the CLI, and the configuration, or removed. */
export const releaseChanges: Component = {
  required: ["release"],
  render: (place, context) => {
    const { facts } = context;
    const releases = new Map(facts.history.map((one) => [one.release, one]));
    const release = findByName("release", place.attributes.release ?? "", releases);
    const gone = release.added.filter((symbol) => isGone(symbol, facts.history));
    const added = listWhole(release.added.filter((symbol) => !gone.includes(symbol)));
    const find = (form: RegExp) => added.filter((symbol) => form.test(symbol));
    const list = (head: readonly string[], symbols: readonly string[], toCells: ToCells) => {
      const rows = symbols.map((symbol) => ({ cells: toCells(symbol, facts) }));
      return rows.length === 0 ? [] : [factTable([...head, "Meaning"], rows)];
    };
    const keys = groupBy(find(/: /), (symbol) => symbol.replace(/: .*/, ""));
    const otherTypes = release.changed.map(
      ([symbol, before, after]) => `${renderName(symbol)}: ${renderName(after)} instead of ${renderName(before)}`,
    );
    const parts: readonly (readonly [title: string, id: string, blocks: readonly BlockContent[]])[] = [
      ["New functions", "new-functions", renderFunctions(find(FUNCTION), place, context)],
      ["New arguments", "new-arguments", list(["Function", "Argument"], find(/\)$/), toArgumentCells)],
      ["New types and values", "new-types", list(["Name"], find(MEMBER), toMemberCells)],
      ["New commands and flags", "new-commands", list(["Command or flag"], find(/^dagger /), toCommandCells)],
      ["New keys", "new-keys", [...keys].flatMap(([file, own]) => list([`Key of ${file}`], own, toKeyCells))],
      ["New variables", "new-variables", list(["Variable"], find(/^\$/), toVariableCells)],
      ["Removed", "removed", renderItems(listWhole(release.removed).map(renderName))],
      ["New, but removed by a later release", "removed-later", renderItems(listWhole(gone).map(renderName))],
      ["Other types", "other-types", renderItems(otherTypes)],
    ];
    return parts.flatMap(([title, id, blocks]) =>
      blocks.length === 0 ? [] : [heading(place.depth + 1, title, id), ...blocks],
    );
  },
};

/** `<ReleaseList />`: the releases that have a page, the newest first, with their dates and how much they added. */
export const releaseList: Component = {
  render: (_, { facts, pageTitles }) => {
    const shown = facts.history.filter(({ release }) => pageTitles.has(releasePage(release))).reverse();
    const rows = shown.map(({ release, date, added, removed }): Row => {
      const link = `[${release}](${releasePage(release)})`;
      return { cells: [link, date, String(listWhole(added).length), String(removed.length)] };
    });
    return [table(["Release", "Date", "Additions", "Removals"], rows)];
  },
};

/** Leaves out what came as a part of something new: members of a type, arguments of a function, flags of a command. */
function listWhole(added: readonly string[]): readonly string[] {
  const names = new Set(added);
  return added.filter((symbol) => {
    const [, owner = ""] = /^([^:]+?)(?:\(\w+\)|\.\w+| --?[\w-]+)$/.exec(symbol) ?? [];
    return !names.has(owner);
  });
}

function renderFunctions(symbols: readonly string[], { depth, ids }: Place, context: ReferenceContext): BlockContent[] {
  const lists = [...groupBy(symbols, (symbol) => symbol.split(".")[0] ?? "")].flatMap(([type, own]) => {
    const names = own.map((symbol) => symbol.slice(type.length + 1));
    const toId = (name: string) => `${type}-${memberId(name)}`.toLowerCase();
    for (const name of names) {
      ids.add(toId(name));
    }
    const title = heading(depth + 2, `\`${type}\``, `new-${type.toLowerCase()}`);
    return [title, renderMemberList(type, names, toId, context)];
  });
  return lists.length === 0 ? [] : [renderMemberTabs("new", "New functions", lists)];
}

/** Returns the cells of a symbol's row. */
type ToCells = (symbol: string, facts: Facts) => Row["cells"];

const toArgumentCells: ToCells = (symbol, { api }) => {
  const [type = "", name = "", argument = ""] = symbol.split(/[.()]/);
  const found = api.types.get(type)?.functions.get(name);
  const summary = found?.args.find((one) => one.name === argument)?.summary;
  return [`\`${type}.${name}\``, `\`${argument}\``, summary ?? ""];
};

const toMemberCells: ToCells = (symbol, { sdkReference: { texts } }) => {
  const [type = "", value] = symbol.split(".");
  const text = value === undefined ? texts.symbols[type] : texts.members[type]?.[value];
  return [`\`${symbol}\``, text ?? ""];
};

const toCommandCells: ToCells = (symbol, { cli }) => {
  const [path = "", flag] = symbol.split(/ (?=--)/);
  const owner = path === "dagger" ? { flags: cli.globalFlags, summary: "" } : cli.commands.get(path);
  const told = flag ? owner?.flags.find(({ name }) => name === flag) : owner;
  return [`[\`${symbol}\`](/reference/cli#${flag ? flagId(path, flag) : commandId(path)})`, told?.summary ?? ""];
};

const toVariableCells: ToCells = (symbol, { variables }) => {
  const name = symbol.slice(1);
  return [`\`${name}\``, variables.find((variable) => variable.name === name)?.summary ?? ""];
};

const toKeyCells: ToCells = (symbol, { configuration }) => {
  const [file = "", path] = symbol.split(": ");
  const key = listKeys(configuration.get(file) ?? {}).find((one) => one.path === path);
  return [`\`${path}\``, key?.schema.description ?? "Group of settings."];
};

/** Checks whether the last release that mentions a symbol removed it. */
function isGone(symbol: string, history: readonly Release[]): boolean {
  const last = history.findLast(({ added, removed }) => added.includes(symbol) || removed.includes(symbol));
  return last?.removed.includes(symbol) ?? false;
}

/** Renders a name without a link, because the release may not have it. It may break after its type and its function. */
function renderName(name: string): string {
  return `<code>${escapeHtml(name).replace(/[.(]/g, "$&<wbr>")}</code>`;
}

function renderItems(items: readonly string[]): BlockContent[] {
  const innerHtml = `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  return items.length === 0 ? [] : [toJsx({ tagName: "div", attributes: {}, innerHtml })];
}
