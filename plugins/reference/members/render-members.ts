import type { ApiFunction } from "@docs/facts";
import { sdkLanguages } from "@docs/snippets";
import type { BlockContent } from "mdast";
import { toJsx } from "@docs/code";
import type { Component, Place, ReferenceContext } from "../component.ts";
import { findByName } from "../find-by-name.ts";
import { memberId } from "../ids.ts";
import { element, heading } from "../nodes.ts";
import { groupMembers } from "./group-members.ts";
import { renderMember } from "./render-member.ts";

/** As many functions as a list can hold without parts. */
const ONE_LIST = 14;

/** `<ApiMembers type="Container" />`: every function of a type, one line each, with its signature behind it. */
export const apiMembers: Component = {
  required: ["type"],
  render: (place, context) => {
    const { type = "" } = place.attributes;
    const { functions } = findByName("type", type, context.facts.api.types);
    const id = `${type.toLowerCase()}-functions`;
    const lists = renderLists(type, functions, place, context);
    return [
      element("div", { class: "tabs-block members", "data-tabs": "sdk" }, [
        renderBar(id),
        element("div", { role: "tabpanel", id, "aria-label": `Functions of ${type}` }, lists),
        element("tabs-end", {}, []),
      ]),
    ];
  },
};

function renderLists(
  type: string,
  functions: ReadonlyMap<string, ApiFunction>,
  place: Place,
  context: ReferenceContext,
): readonly BlockContent[] {
  const groups = groupMembers(type, functions, context.order);
  const toList = (names: readonly string[]) => {
    const rows = names.flatMap((name) => {
      const fn = functions.get(name);
      return fn ? [renderMember({ type, name, fn }, claimId(type, name, place.ids), context)] : [];
    });
    return toJsx({ tagName: "div", attributes: { class: "member-list" }, innerHtml: rows.join("") });
  };
  if (functions.size <= ONE_LIST) {
    return [toList(groups.flatMap(({ names }) => names))];
  }
  return groups.flatMap(({ title, names }) => [
    heading(place.depth + 1, title, `${type}-${title}`.toLowerCase().replaceAll(" ", "-")),
    toList(names),
  ]);
}

/** The address is the name in small letters, as in other references; where the page has it already, with the type. */
function claimId(type: string, name: string, ids: Set<string>): string {
  const plain = memberId(name);
  const id = ids.has(plain) ? `${type.toLowerCase()}-${plain}` : plain;
  ids.add(id);
  return id;
}

/** One bar for all signatures: they are text of one panel, which changes its language. */
function renderBar(panelId: string) {
  const tabs = sdkLanguages.map(
    ({ id, label }, index) =>
      `<button type="button" role="tab" id="${panelId}-${id}" data-value="${id}" aria-controls="${panelId}" ` +
      `aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${label}</button>`,
  );
  return toJsx({
    tagName: "div",
    attributes: { class: "tabs-bar" },
    innerHtml: `<div role="tablist" aria-label="Language of the signatures">${tabs.join("")}</div>`,
  });
}
