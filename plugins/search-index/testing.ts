import type { Page, Section } from "@docs/content";
import { loadFacts } from "@docs/facts";

/** The signatures of the documented API. */
export const api = loadFacts().api;

/** Creates a section of a page. */
export function section(heading: string, more: Partial<Section> = {}): Section {
  return { id: heading.toLowerCase(), level: 3, heading, trail: [], text: "Text.", code: [], ...more };
}

/** Creates a page with an introduction and these sections. */
export function page(url: string, title: string, sections: readonly Section[] = []): Page {
  const beginning = section(title, { id: "", level: 1 });
  return { url, title, description: "", kind: "", keywords: [], sections: [beginning, ...sections] };
}

/** A method's declaration, as the reference shows it. */
export const declaration = {
  language: "typescript",
  line: 0,
  code: "withExec(\n  args: string[],\n  opts?: ContainerWithExecOpts,\n): Container",
};
/** The page of a class. */
export const container = page("/reference/typescript/api/client.gen/classes/Container", "Container class", [
  section("withExec", { code: [declaration] }),
  section("Returned by", { id: "returned-by" }),
]);
