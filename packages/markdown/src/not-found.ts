import { closest } from "@docs/pages/closest";

/** Renders the answer for an address of a twin that doesn't exist, with the pages whose addresses are nearest. */
export function renderNotFound(siteUrl: string, path: string, pages: readonly string[]): string {
  const wanted = path.replace(/(?:\.(?:go|python|typescript|php|java))?\.md$/, "");
  const near = findNearest(wanted, pages);
  const list = near.map((page) => `- ${siteUrl}${page}`).join("\n");
  return `# Not found\n\nThere's no page at ${path}.${near.length > 0 ? ` The nearest are:\n\n${list}` : ""}\n\nEvery page: ${siteUrl}/llms.txt\n`;
}

/** Renders the answer of a host that can't compare addresses: the indexes of the site's parts. */
export function renderAnyNotFound(
  siteUrl: string,
  indexes: readonly { readonly path: string; readonly title: string }[],
) {
  const list = indexes.map(({ path, title }) => `- [${title}](${siteUrl}${path})`).join("\n");
  return `# Not found\n\nThere's no page at this address. Find it in the index of its part of the site:\n\n${list}\n`;
}

/** Finds up to three addresses: first those with the same last part, then the one that's spelled most alike. */
function findNearest(wanted: string, pages: readonly string[]): string[] {
  const last = wanted.split("/").at(-1) ?? "";
  const sameName = last === "" ? [] : pages.filter((page) => page.replace(/\.md$/, "").endsWith(`/${last}`));
  const alike = closest(`${wanted}.md`, pages);
  return [...new Set([...sameName, ...(alike === undefined ? [] : [alike])])].slice(0, 3);
}
