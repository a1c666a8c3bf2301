import { readCommandLines } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

/** Programs that pages call, with the long forms of the short flags in use. Programs without long forms are omitted. */
const LONG_FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  curl: { "-f": "--fail", "-L": "--location", "-o": "--output", "-s": "--silent", "-S": "--show-error" },
  dagger: {
    "-c": "--command",
    "-d": "--debug",
    "-E": "--no-exit",
    "-f": "--force",
    "-i": "--interactive",
    "-j": "--json",
    "-m": "--mod",
    "-M": "--no-mod",
    "-n": "--name",
    "-o": "--output",
    "-q": "--quiet",
    "-r": "--recursive",
    "-s": "--silent",
    "-v": "--verbose",
    "-w": "--web",
    "-y": "--auto-apply",
  },
  docker: {
    "-d": "--detach",
    "-e": "--env",
    "-i": "--interactive",
    "-p": "--publish",
    "-t": "--tty",
    "-v": "--volume",
  },
  helm: { "-f": "--values", "-n": "--namespace" },
  kubectl: { "-f": "--filename", "-l": "--selector", "-n": "--namespace", "-o": "--output" },
};

/** Checks that commands use long flags, which explain themselves. */
export const checkShortFlags: PageRule = (page) =>
  readCommandLines(page).flatMap(({ text, line, column }) => {
    const program = /^\s*(?:\w+=\S*\s+)*(?:sudo\s+)?(?<program>[\w-]+)/.exec(text)?.groups?.program ?? "";
    const longForms = LONG_FORMS[program] ?? {};
    // Anything after `--` or a pipe belongs to another program.
    const [own = ""] = text.split(/ -- |\|/);
    return [...own.matchAll(/(?<=\s)-[A-Za-z](?=\s|=|$)/g)].flatMap((match): PageFault[] => {
      const long = longForms[match[0]];
      return long === undefined
        ? []
        : [
            {
              line,
              column: column + match.index,
              found: `Unexpected short flag "${match[0]}" of ${program}`,
              expected: `"${long}"`,
              fix: "Write the long form, which says what it does.",
              severity: "warning",
            },
          ];
    });
  });
