import { parameterStyles, renderTabBar, toJsx } from "@docs/code";
import { element, heading } from "@docs/code/nodes";
import { groupFunctions, memberId } from "@docs/facts";
import type { BlockContent } from "mdast";
import { type Component, findByName, type Place, type ReferenceContext } from "./component.ts";
import { renderMember } from "./render-member.ts";

/** Maximum number of functions in a list that isn't split into parts. */
const ONE_LIST = 14;

/** `<ApiMembers type="Container" />`: every function of a type, one line each, with an expandable signature. */
export const apiMembers: Component = {
  required: ["type"],
  render: (place, context) => {
    const { type = "" } = place.attributes;
    const { functions } = findByName("type", type, context.facts.api.types);
    const lists = renderLists(type, functions.keys(), place, context);
    return [
      toJsx({ tagName: "style", attributes: {}, innerHtml: parameterStyles }),
      renderMemberTabs(`${type.toLowerCase()}-functions`, `Functions of ${type}`, lists),
    ];
  },
};

/** Renders lists of functions below one tab bar: all signatures are the text of one panel, whose language changes. */
export function renderMemberTabs(id: string, label: string, lists: readonly BlockContent[]): BlockContent {
  const bar = renderTabBar("Language of the signatures", (language) => ({ tab: `${id}-${language.id}`, panel: id }));
  return element("div", { class: "tabs-block members", "data-tabs": "sdk" }, [
    toJsx({ tagName: "div", attributes: { class: "tabs-bar" }, innerHtml: bar }),
    element("div", { role: "tabpanel", id, "aria-label": label }, lists),
    element("tabs-end", {}, []),
  ]);
}

/** Renders functions of a type, one line each. */
export function renderMemberList(
  type: string,
  names: readonly string[],
  toId: (name: string) => string,
  context: ReferenceContext,
): BlockContent {
  const rows = names.flatMap((name) => {
    const fn = context.facts.api.types.get(type)?.functions.get(name);
    return fn ? [renderMember({ type, name, fn }, toId(name), context)] : [];
  });
  return toJsx({ tagName: "div", attributes: { class: "member-list" }, innerHtml: rows.join("") });
}

function renderLists(
  type: string,
  functions: Iterable<string>,
  { depth, ids }: Place,
  context: ReferenceContext,
): readonly BlockContent[] {
  const groups = groupFunctions(type, functions, context.facts.sdkReference.order, "functions");
  const all = groups.flatMap(({ names }) => names);
  const toList = (names: readonly string[]) =>
    renderMemberList(type, names, (name) => claimId(type, name, ids), context);
  return all.length <= ONE_LIST
    ? [toList(all)]
    : groups.flatMap(({ title, names }) => [
        heading(depth + 1, title, `${type}-${title}`.toLowerCase().replaceAll(" ", "-")),
        toList(names),
      ]);
}

/** Reserves an ID: the name in lowercase, as in other references, or the type and the name if that's already taken. */
function claimId(type: string, name: string, ids: Set<string>): string {
  const plain = memberId(name);
  const id = ids.has(plain) ? `${type.toLowerCase()}-${plain}` : plain;
  ids.add(id);
  return id;
}
