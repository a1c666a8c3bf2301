import { parameterStyles, renderTabBar, toJsx } from "@docs/code";
import { type ApiFunction, groupFunctions, memberId } from "@docs/facts";
import type { BlockContent } from "mdast";
import { type Component, findByName, type Place, type ReferenceContext } from "./component.ts";
import { element, heading } from "./nodes.ts";
import { renderMember } from "./render-member.ts";

/** Maximum number of functions in a list that isn't split into parts. */
const ONE_LIST = 14;

/** `<ApiMembers type="Container" />`: every function of a type, one line each, with an expandable signature. */
export const apiMembers: Component = {
  required: ["type"],
  render: (place, context) => {
    const { type = "" } = place.attributes;
    const { functions } = findByName("type", type, context.facts.api.types);
    const id = `${type.toLowerCase()}-functions`;
    // All signatures share one tab bar: they're the text of one panel, whose language changes.
    const bar = renderTabBar("Language of the signatures", (language) => ({ tab: `${id}-${language.id}`, panel: id }));
    return [
      toJsx({ tagName: "style", attributes: {}, innerHtml: parameterStyles }),
      element("div", { class: "tabs-block members", "data-tabs": "sdk" }, [
        toJsx({ tagName: "div", attributes: { class: "tabs-bar" }, innerHtml: bar }),
        element(
          "div",
          { role: "tabpanel", id, "aria-label": `Functions of ${type}` },
          renderLists(type, functions, place, context),
        ),
        element("tabs-end", {}, []),
      ]),
    ];
  },
};

function renderLists(
  type: string,
  functions: ReadonlyMap<string, ApiFunction>,
  { depth, ids }: Place,
  context: ReferenceContext,
): readonly BlockContent[] {
  const groups = groupFunctions(type, functions.keys(), context.facts.sdkReference.order, "functions");
  const toList = (names: readonly string[]) => {
    const rows = names.flatMap((name) => {
      const fn = functions.get(name);
      return fn ? [renderMember({ type, name, fn }, claimId(type, name, ids), context)] : [];
    });
    return toJsx({ tagName: "div", attributes: { class: "member-list" }, innerHtml: rows.join("") });
  };
  return functions.size <= ONE_LIST
    ? [toList(groups.flatMap(({ names }) => names))]
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
