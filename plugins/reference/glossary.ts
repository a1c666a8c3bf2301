import { element, list, paragraph } from "@docs/code/nodes";
import { termId } from "@docs/facts";
import { type Component, findByName } from "./component.ts";

/**
 * `<GlossaryTerm name="Cache volume" />`: the definition of a term, the page that explains it, and related terms. It
 * may contain a note.
 */
export const glossaryTerm: Component = {
  required: ["name"],
  render: ({ attributes: { name = "" }, children }, { facts: { terms }, pageTitles }) => {
    const known = new Map(terms.map((term) => [term.term, term]));
    const { meaning, page, related } = findByName("term", name, known);
    const title = findByName("page in data/glossary/terms.json", page.replace(/#.*$/, ""), pageTitles);
    const others = related.map((other) => `[${other}](#${termId(findByName("term", other, known).term)})`);
    const links = [
      `Explained in [${title}](${page}).`,
      ...(others.length > 0 ? [`See also ${others.join(", ")}.`] : []),
    ];
    return [paragraph(meaning), ...children, element("div", { class: "glossary-links" }, [paragraph(links.join(" "))])];
  },
};

/** `<GlossaryIndex />`: every term, from A to Z. */
export const glossaryIndex: Component = {
  render: (_, { facts: { terms } }) => {
    const sorted = terms.map(({ term }) => term).sort((left, right) => left.localeCompare(right, "en"));
    return [element("div", { class: "glossary-index" }, [list(sorted.map((term) => `[${term}](#${termId(term)})`))])];
  },
};
