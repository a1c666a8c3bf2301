/** A block of code that has begun. */
export interface Fence {
  /** The line that begins and ends it, without what stands behind. */
  readonly mark: string;
  /** Language and what else stands behind the mark. */
  readonly info: string;
  /** Takes away what a line of the block is indented by because the block is. */
  readonly strip: (line: string) => string;
}

/**
 * Reads a line that begins a block of code, also one in an item of a list.
 *
 * @returns nothing when the line begins none.
 */
export function readFence(line: string): Fence | undefined {
  const found = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})([^\n]*)$/.exec(line);
  const [, indent = "", mark = "", info = ""] = found ?? [];
  // A backtick behind the mark makes it code within a line.
  if (!found || (mark.startsWith("`") && info.includes("`"))) {
    return undefined;
  }
  const indentation = new RegExp(`^[ \\t]{0,${indent.length}}`);
  // The language alone: whatever else stands there says nothing to a reader.
  return { mark, info: /[\w+#.-]+/.exec(info)?.[0] ?? "", strip: (text) => text.replace(indentation, "") };
}

/** Says whether a line ends a block; more lines do here than elsewhere, so that none ends it later unseen. */
export function closesFence({ mark }: Fence, line: string): boolean {
  const closing = line.trim();
  return closing.length >= mark.length && closing === (mark[0] ?? "").repeat(closing.length);
}
