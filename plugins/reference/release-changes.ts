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
    const { release: name = "" } = place.attributes;
    const releases = new Map(context.facts.history.map((release) => [release.release, release]));
    const release = findByName("release", name, releases);
    const isKept = (symbol: string) => !isGone(symbol, context.facts.history);
    const { functions, members, commands, keys, variables } = sortSymbols(release.added.filter(isKept));
    const section = (title: string, id: string, parts: readonly BlockContent[]): readonly BlockContent[] =>
      parts.length === 0 ? [] : [heading(place.depth + 1, title, id), ...parts];
    return [
      ...section("New functions", "new-functions", renderFunctions(functions, place, context)),
      ...section("New arguments", "new-arguments", renderArguments(functions, context.facts)),
      ...section("New types and values", "new-types", renderTypes(members, context.facts)),
      ...section("New commands and flags", "new-commands", renderCommands(commands, context.facts)),
      ...section("New keys", "new-keys", renderKeys(keys, context.facts)),
      ...section("New variables", "new-variables", renderVariables(variables, context.facts)),
      ...section("Removed", "removed", renderNames(release.removed)),
      ...section(
        "New, but removed by a later release",
        "removed-later",
        renderNames(release.added.filter((symbol) => !isKept(symbol))),
      ),
      ...section("Other types", "other-types", renderOtherTypes(release)),
    ];
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

/** Symbols of a release, by what they are. */
interface Sorted {
  /** New functions, and new arguments of functions that existed, as in `Container.withExec(expand)`. */
  readonly functions: readonly string[];
  /** New types, and new values of enums. */
  readonly members: readonly string[];
  readonly commands: readonly string[];
  readonly keys: readonly string[];
  readonly variables: readonly string[];
}

function sortSymbols(added: readonly string[]): Sorted {
  const whole = listWhole(added);
  const isCommand = (symbol: string) => symbol.startsWith("dagger ");
  const isKey = (symbol: string) => symbol.includes(": ");
  const isVariable = (symbol: string) => symbol.startsWith("$");
  const api = whole.filter((symbol) => !isCommand(symbol) && !isKey(symbol) && !isVariable(symbol));
  const isFunction = (symbol: string) => /^\w+\.[a-z]/.test(symbol);
  return {
    functions: api.filter(isFunction),
    members: api.filter((symbol) => !isFunction(symbol)),
    commands: whole.filter(isCommand),
    keys: whole.filter(isKey),
    variables: whole.filter(isVariable),
  };
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
  const functions = symbols.filter((symbol) => !symbol.endsWith(")"));
  const bar = renderTabBar("Language of the signatures", ({ id }) => ({ tab: `new-${id}`, panel: "new" }));
  const lists = [...groupBy(functions, (symbol) => symbol.split(".")[0] ?? "")].flatMap(([type, names]) => [
    heading(place.depth + 2, `\`${type}\``, `new-${type.toLowerCase()}`),
    renderList(type, names, place, context),
  ]);
  return functions.length === 0
    ? []
    : [
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

function renderArguments(symbols: readonly string[], { api }: Facts): BlockContent[] {
  const rows = symbols.flatMap((symbol): Row[] => {
    const {
      type = "",
      name = "",
      argument,
    } = /^(?<type>\w+)\.(?<name>\w+)\((?<argument>\w+)\)$/.exec(symbol)?.groups ?? {};
    const found = api.types
      .get(type)
      ?.functions.get(name)
      ?.args.find((one) => one.name === argument);
    return found ? [{ cells: [`\`${type}.${name}\``, `\`${argument}\``, found.summary ?? ""] }] : [];
  });
  return rows.length === 0 ? [] : [factTable(["Function", "Argument", "Meaning"], rows)];
}

function renderTypes(symbols: readonly string[], { sdkReference: { texts } }: Facts): BlockContent[] {
  const rows = symbols.map((symbol): Row => {
    const [type = "", value] = symbol.split(".");
    const text = value === undefined ? texts.symbols[type] : texts.members[type]?.[value];
    return { cells: [`\`${symbol}\``, text ?? ""] };
  });
  return rows.length === 0 ? [] : [factTable(["Name", "Meaning"], rows)];
}

function renderCommands(symbols: readonly string[], { cli }: Facts): BlockContent[] {
  const rows = symbols.map((symbol): Row => {
    const { path = "", flag } = /^(?<path>[^-]+?)(?: (?<flag>--\S+))?$/.exec(symbol)?.groups ?? {};
    const flags = path === "dagger" ? cli.globalFlags : (cli.commands.get(path)?.flags ?? []);
    const summary = flag ? flags.find(({ name }) => name === flag)?.summary : cli.commands.get(path)?.summary;
    const id = flag ? flagId(path === "dagger" ? undefined : path, flag) : commandId(path);
    return { cells: [`[\`${symbol}\`](/reference/cli#${id})`, summary ?? ""] };
  });
  return rows.length === 0 ? [] : [factTable(["Command or flag", "Meaning"], rows)];
}

function renderKeys(symbols: readonly string[], { configuration }: Facts): BlockContent[] {
  return [...groupBy(symbols, (symbol) => symbol.split(": ")[0] ?? "")].map(([file, names]) => {
    const schema = configuration.get(file);
    const texts = new Map((schema ? listKeys(schema) : []).map((key) => [key.path, key.schema.description]));
    const paths = names.map((symbol) => symbol.slice(file.length + 2));
    const rows = paths.map((path): Row => ({ cells: [`\`${path}\``, texts.get(path) ?? "Group of settings."] }));
    return factTable([`Key of ${file}`, "Meaning"], rows);
  });
}

function renderVariables(symbols: readonly string[], { variables }: Facts): BlockContent[] {
  const rows = symbols.map((symbol): Row => {
    const name = symbol.slice(1);
    return { cells: [`\`${name}\``, variables.find((variable) => variable.name === name)?.summary ?? ""] };
  });
  return rows.length === 0 ? [] : [factTable(["Variable", "Meaning"], rows)];
}

/** Checks whether the last release that mentions a symbol removed it. */
function isGone(symbol: string, history: readonly Release[]): boolean {
  const last = history.findLast(({ added, removed }) => added.includes(symbol) || removed.includes(symbol));
  return last?.removed.includes(symbol) ?? false;
}

/** Renders names that the documented version doesn't have, so nothing may take them for names to look up. */
function renderNames(symbols: readonly string[]): BlockContent[] {
  return renderItems(listWhole(symbols).map(renderName));
}

function renderOtherTypes({ changed }: Release): BlockContent[] {
  return renderItems(
    changed.map(
      ([symbol, before, after]) => `${renderName(symbol)}: ${renderName(after)} instead of ${renderName(before)}`,
    ),
  );
}

/** Renders a name that may break after its type and before its argument. */
function renderName(name: string): string {
  return `<code>${escapeHtml(name).replace(/[.(]/g, "$&<wbr>")}</code>`;
}

function renderItems(items: readonly string[]): BlockContent[] {
  const innerHtml = `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  return items.length === 0 ? [] : [toJsx({ tagName: "div", attributes: {}, innerHtml })];
}
