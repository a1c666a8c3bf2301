import { renderTabBar, toJsx } from "@docs/code";
import { commandId, type Facts, flagId, listKeys, memberId, type Release } from "@docs/facts";
import { escapeHtml, groupBy } from "@docs/pages";
import type { BlockContent } from "mdast";
import { type Component, findByName, type Place, type ReferenceContext } from "./component.ts";
import { element, factTable, heading, type Row, table } from "./nodes.ts";
import { renderMember } from "./render-member.ts";

/** `<ReleaseChanges release="0.19.4" />`: what a release added to the API, the CLI, and the configuration, or removed. */
export const releaseChanges: Component = {
  required: ["release"],
  render: (place, context) => {
    const { facts } = context;
    const releases = new Map(facts.history.map((one) => [one.release, one]));
    const release = findByName("release", place.attributes.release ?? "", releases);
    const gone = release.added.filter((symbol) => isGone(symbol, facts.history));
    const added = groupBy(listWhole(release.added.filter((symbol) => !gone.includes(symbol))), kindOf);
    const list = (kind: Kind, head: readonly string[], toCells: ToCells) =>
      renderTable(head, added.get(kind) ?? [], (symbol) => toCells(symbol, facts));
    const parts: readonly (readonly [title: string, id: string, blocks: readonly BlockContent[]])[] = [
      ["New functions", "new-functions", renderFunctions(added.get("function") ?? [], place, context)],
      ["New arguments", "new-arguments", list("argument", ["Function", "Argument", "Meaning"], toArgumentCells)],
      ["New types and values", "new-types", list("member", ["Name", "Meaning"], toMemberCells)],
      ["New commands and flags", "new-commands", list("command", ["Command or flag", "Meaning"], toCommandCells)],
      ["New keys", "new-keys", renderKeys(added.get("key") ?? [], facts)],
      ["New variables", "new-variables", list("variable", ["Variable", "Meaning"], toVariableCells)],
      ["Removed", "removed", renderItems(listWhole(release.removed).map(renderName))],
      ["New, but removed by a later release", "removed-later", renderItems(listWhole(gone).map(renderName))],
      ["Other types", "other-types", renderItems(release.changed.map(renderOtherType))],
    ];
    return parts.flatMap(([title, id, blocks]) =>
      blocks.length === 0 ? [] : [heading(place.depth + 1, title, id), ...blocks],
    );
  },
};

/** `<ReleaseList />`: the releases that have a page, the newest first, with their dates and how much they added. */
export const releaseList: Component = {
  required: [],
  render: (_, { facts, pageTitles }) => {
    const rows = facts.history
      .filter(({ release }) => pageTitles.has(pageOf(release)))
      .map(
        ({ release, date, added, removed }): Row => ({
          cells: [`[${release}](${pageOf(release)})`, date, String(listWhole(added).length), String(removed.length)],
        }),
      );
    return [table(["Release", "Date", "Additions", "Removals"], rows.reverse())];
  },
};

/** Returns the address of a release's page, whose name has no dots because hosts would take them for an extension. */
function pageOf(release: string): string {
  return `/changes/${release.replaceAll(".", "-")}`;
}

/** What a symbol is. Values of enums are members, and so are types. */
type Kind = "argument" | "command" | "function" | "key" | "member" | "variable";

function kindOf(symbol: string): Kind {
  if (symbol.startsWith("dagger ")) {
    return "command";
  }
  if (symbol.includes(": ")) {
    return "key";
  }
  if (symbol.startsWith("$")) {
    return "variable";
  }
  const isFunction = /^\w+\.[a-z]/.test(symbol);
  return symbol.endsWith(")") ? "argument" : isFunction ? "function" : "member";
}

/** Leaves out what came as a part of something new: members of a type, arguments of a function, flags of a command. */
function listWhole(added: readonly string[]): readonly string[] {
  const names = new Set(added);
  return added.filter((symbol) => {
    const owner = /^(?<owner>.+?)(?:\(\w+\)|\.\w+| --?[\w-]+)$/.exec(symbol)?.groups?.owner;
    return owner === undefined || symbol.includes(": ") || !names.has(owner);
  });
}

function renderFunctions(symbols: readonly string[], place: Place, context: ReferenceContext): BlockContent[] {
  if (symbols.length === 0) {
    return [];
  }
  const bar = renderTabBar("Language of the signatures", ({ id }) => ({ tab: `new-${id}`, panel: "new" }));
  const lists = [...groupBy(symbols, (symbol) => symbol.split(".")[0] ?? "")].flatMap(([type, names]) => [
    heading(place.depth + 2, `\`${type}\``, `new-${type.toLowerCase()}`),
    renderList(type, names, place, context),
  ]);
  return [
    element("div", { class: "tabs-block members", "data-tabs": "sdk" }, [
      toJsx({ tagName: "div", attributes: { class: "tabs-bar" }, innerHtml: bar }),
      element("div", { role: "tabpanel", id: "new", "aria-label": "New functions" }, lists),
      element("tabs-end", {}, []),
    ]),
  ];
}

function renderList(type: string, symbols: readonly string[], { ids }: Place, context: ReferenceContext): BlockContent {
  const rows = symbols.flatMap((symbol) => {
    const name = symbol.slice(type.length + 1);
    const fn = context.facts.api.types.get(type)?.functions.get(name);
    const id = `${type}-${memberId(name)}`.toLowerCase();
    ids.add(id);
    return fn ? [renderMember({ type, name, fn }, id, context)] : [];
  });
  return toJsx({ tagName: "div", attributes: { class: "member-list" }, innerHtml: rows.join("") });
}

/** Returns the cells of a symbol's row. */
type ToCells = (symbol: string, facts: Facts) => Row["cells"];

function renderTable(
  head: readonly string[],
  symbols: readonly string[],
  toCells: (symbol: string) => Row["cells"],
): BlockContent[] {
  const rows = symbols.map((symbol): Row => ({ cells: toCells(symbol) }));
  return rows.length === 0 ? [] : [factTable(head, rows)];
}

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
  const id = flag ? flagId(path === "dagger" ? undefined : path, flag) : commandId(path);
  return [`[\`${symbol}\`](/reference/cli#${id})`, told?.summary ?? ""];
};

const toVariableCells: ToCells = (symbol, { variables }) => {
  const name = symbol.slice(1);
  return [`\`${name}\``, variables.find((variable) => variable.name === name)?.summary ?? ""];
};

function renderKeys(symbols: readonly string[], { configuration }: Facts): BlockContent[] {
  return [...groupBy(symbols, (symbol) => symbol.split(": ")[0] ?? "")].flatMap(([file, names]) => {
    const texts = new Map(listKeys(configuration.get(file) ?? {}).map((key) => [key.path, key.schema.description]));
    return renderTable([`Key of ${file}`, "Meaning"], names, (symbol) => {
      const path = symbol.slice(file.length + 2);
      return [`\`${path}\``, texts.get(path) ?? "Group of settings."];
    });
  });
}

/** Checks whether the last release that mentions a symbol removed it. */
function isGone(symbol: string, history: readonly Release[]): boolean {
  const last = history.findLast(({ added, removed }) => added.includes(symbol) || removed.includes(symbol));
  return last?.removed.includes(symbol) ?? false;
}

function renderOtherType([symbol, before, after]: Release["changed"][number]): string {
  return `${renderName(symbol)}: ${renderName(after)} instead of ${renderName(before)}`;
}

/** Renders a name without a link, because the release may not have it. It may break after its type and its function. */
function renderName(name: string): string {
  return `<code>${escapeHtml(name).replace(/[.(]/g, "$&<wbr>")}</code>`;
}

function renderItems(items: readonly string[]): BlockContent[] {
  const innerHtml = `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  return items.length === 0 ? [] : [toJsx({ tagName: "div", attributes: {}, innerHtml })];
}
