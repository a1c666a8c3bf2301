/**
 * Cuts one section out of a page's Markdown, whose front matter says on which line each begins.
 *
 * @returns undefined if the Markdown has no such section.
 */
export function cutSection(markdown: string, id: string): string | undefined {
  const list = /^sections:\n((?: {2}.+\n)+)/m.exec(markdown)?.[1] ?? "";
  const sections = [...list.matchAll(/^ {2}(.+): (\d+)$/gm)].map(([, name, line]) => ({ name, line: Number(line) }));
  const index = sections.findIndex(({ name }) => name === id);
  const section = sections[index];
  return section
    ? `${markdown
        .split("\n")
        .slice(section.line - 1, (sections[index + 1]?.line ?? Number.POSITIVE_INFINITY) - 1)
        .join("\n")
        .trim()}\n`
    : undefined;
}
