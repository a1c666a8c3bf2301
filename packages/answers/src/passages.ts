/** A verbatim statement from a section: a paragraph, a list item, or a row of a table. */
export interface Passage {
  readonly text: string;
  /** Number of its line in the section's text. */
  readonly line: number;
  readonly form: "prose" | "item" | "row" | "heads";
  /** Whether it leads into what follows: a program, a list, or a table. */
  readonly isLeadIn: boolean;
}

/** Separator between the cells of a table's row, as `packages/content` writes them. */
export const CELL_SEPARATOR = " · ";

/** Splits a section's text into passages, one for each line that isn't empty. */
export function readPassages(text: string): readonly Passage[] {
  const lines = text.split("\n");
  const isRow = (line: number) => lines[line]?.includes(CELL_SEPARATOR) ?? false;
  return lines.flatMap((content, line): readonly Passage[] => {
    const passage = content.trim();
    const form = isRow(line)
      ? !isRow(line - 1) && isRow(line + 1)
        ? "heads"
        : "row"
      : /[.!?:)"”]$/.test(passage)
        ? "prose"
        : "item";
    return passage === "" ? [] : [{ text: passage, line, form, isLeadIn: form === "prose" && passage.endsWith(":") }];
  });
}
