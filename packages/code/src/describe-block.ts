/** Languages of what a reader types at a prompt. */
const COMMANDS = ["bash", "dagger", "powershell", "sh", "shell"];

/** Most lines of a block that's shown whole: hiding only a few would save no space. */
const LONGEST_WHOLE = 34;

/** Lines that a folded block shows. */
export const FOLDED = 24;

interface Block {
  readonly code: string;
  readonly language: string;
  /** File name shown above the block. */
  readonly title?: string | undefined;
  /** Whether its language has no grammar; without a file name, that's output. */
  readonly isPlain: boolean;
}

/** Returns the classes of a code block (`src/css/code.css`, `src/css/commands.css`), on a page and in an answer. */
export function listBlockClasses({ code, language, title, isPlain }: Block): readonly string[] {
  const isCommand = !title && COMMANDS.includes(language);
  return [
    "code",
    ...(!title && isPlain ? ["code-output"] : []),
    ...(isCommand ? ["code-command"] : []),
    ...(isCommand && isOneCommand(code) ? ["code-prompt"] : []),
    ...(isCommand && code.trim().includes("\n") ? ["code-lines"] : []),
  ];
}

/** Characters of a line that fit the narrowest phone. */
const NARROWEST = 32;

/** Checks whether a block may scroll sideways, so it has to be reachable by keyboard; a command's lines wrap. */
export function isWide(code: string, classes: readonly string[]): boolean {
  const lines = code.replaceAll("\t", "    ").split("\n");
  return !classes.includes("code-command") && lines.some(({ length }) => length > NARROWEST);
}

/**
 * Returns how many lines a block has if it's long enough to be folded (`src/css/fold.css`).
 *
 * @param most lines of a block that's shown whole.
 */
export function countFoldedLines(code: string, most = LONGEST_WHOLE): number | undefined {
  const count = code.trimEnd().split("\n").length;
  return count > most ? count : undefined;
}

/** Checks whether every line but the last one continues on the next. */
function isOneCommand(code: string): boolean {
  return code
    .trim()
    .split("\n")
    .slice(0, -1)
    .every((line) => /[\\`|&]$/.test(line));
}
