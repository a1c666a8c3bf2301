import type { PlacedFault } from "@docs/pages";
import { checkShellScript, type ShellContext } from "../chains/check-shell-script.ts";
import { checkCommand } from "../cli/check-command.ts";
import { checkShellText, guard } from "../cli/check-shell-text.ts";
import { checkAssignment } from "../resolvers/variables.ts";
import { parseScript } from "../shell/parse-script.ts";
import type { Word } from "../shell/script.ts";
import { checkCircleciStep } from "./check-circleci-step.ts";
import type { Document } from "./document.ts";
import type { Embedded } from "./find-embedded.ts";

/** Checks a value in another format than its file; `checkNested` handles nested files. */
export function checkEmbedded(
  embedded: Embedded,
  document: Document,
  context: ShellContext,
  checkNested: (title: string, text: string) => readonly PlacedFault[],
): readonly PlacedFault[] {
  const { path, value, format } = embedded;
  const place = (faults: readonly PlacedFault[]) =>
    faults.map((fault) => ({ ...fault, offset: document.placeIn(path, Math.max(0, fault.offset)) }));
  switch (format) {
    case "container":
    case "command":
      return checkWords(embedded, document, context);
    case "variables":
      return checkVariables(embedded, document, context);
    case "circleci-step":
      return checkCircleciStep(embedded, document);
    default:
      return typeof value === "string" ? place(checkText(embedded, value, context, checkNested)) : [];
  }
}

function checkText(
  { format, parent }: Embedded,
  value: string,
  context: ShellContext,
  checkNested: (title: string, text: string) => readonly PlacedFault[],
): readonly PlacedFault[] {
  const text = maskExpressions(value);
  switch (format) {
    case "shell":
      return checkShellText(text, context);
    case "dagger-flags":
      return checkBehind("dagger ", text, context);
    case "dagger-call":
      return checkBehind(`dagger ${verbOf(parent)} `, text, context);
    case "dagger-shell":
      return guard(() => checkShellScript(parseScript(text), context).faults);
    case "engine.json":
    case "engine.toml":
      return checkNested(format, value);
    default:
      throw new Error(
        `Unexpected format "${format}" of a schema in data/, expected one that check-embedded.ts knows. Correct it.`,
      );
  }
}

/** Returns the command that the GitHub action puts before its words, which is `call` unless configured differently. */
function verbOf(parent: unknown): string {
  return typeof parent === "object" && parent !== null && "verb" in parent ? String(parent.verb) : "call";
}

function checkBehind(start: string, text: string, context: ShellContext): readonly PlacedFault[] {
  return checkShellText(start + text.trim(), context).map((fault) => ({
    ...fault,
    offset: fault.offset - start.length,
  }));
}

/**
 * Replaces expressions that a CI system fills in before the shell runs with variables of the same length.
 *
 * @example maskExpressions("a ${{ github.sha }}") // "a $XXXXXXXXXXXXXXX"
 */
export function maskExpressions(text: string): string {
  return text.replaceAll(
    /\$?\{\{[\s\S]*?\}\}|<<\s*[a-z][\w.-]*\s*>>/g,
    (expression) => `$${"X".repeat(expression.length - 1)}`,
  );
}

/** Checks the words of a container: its command and its arguments, each with its position. */
function checkWords(
  { path, value, format }: Embedded,
  document: Document,
  context: ShellContext,
): readonly PlacedFault[] {
  const keys = format === "container" ? ["command", "args"] : [undefined];
  const places = keys.flatMap((key) => {
    const list: unknown = key === undefined ? value : (value as Readonly<Record<string, unknown>>)[key];
    const base = key === undefined ? path : [...path, key];
    return Array.isArray(list)
      ? list.map((text: unknown, index) => ({ text: String(text), path: [...base, index] }))
      : [];
  });
  // Until the position of a word is looked up, its offset is its index.
  const words = places.map(({ text }, offset): Word => {
    return { text: maskExpressions(text), offset, isQuoted: true, parts: [{ kind: "text", text, offset }] };
  });
  const [program, ...rest] = words;
  if (program?.text === "dagger") {
    return checkCommand(words, context).map((fault) => ({
      ...fault,
      offset: document.locate(places[fault.offset]?.path ?? path, false),
    }));
  }
  const script =
    /^(?:\/bin\/)?(?:ba|da)?sh$/.test(program?.text ?? "") && rest.find(({ text }) => !text.startsWith("-"));
  if (!script) {
    return [];
  }
  const scriptPath = places[script.offset]?.path ?? path;
  return checkShellText(script.text, context).map((fault) => ({
    ...fault,
    offset: document.placeIn(scriptPath, fault.offset),
  }));
}

/** Checks names and values of variables: keys of an object, or objects with a name. */
function checkVariables(
  { path, value }: Embedded,
  document: Document,
  { facts }: ShellContext,
): readonly PlacedFault[] {
  const list = Array.isArray(value)
    ? value.map((item: { name?: unknown; value?: unknown }, index) => {
        return { name: String(item?.name), value: item?.value, at: document.locate([...path, index, "name"], false) };
      })
    : Object.entries(value ?? {}).map(([name, given]: [string, unknown]) => {
        return { name, value: given, at: document.locate([...path, name], true) };
      });
  return list.flatMap((one) => {
    const text = typeof one.value === "string" ? maskExpressions(one.value) : undefined;
    return checkAssignment(one.name, text, facts).map((fault) => ({ ...fault, offset: one.at }));
  });
}
