import { describeChoices, type PlacedFault } from "@docs/pages";
import type { Document } from "./document.ts";
import type { Embedded } from "./find-embedded.ts";

/** Steps that are available in every job. */
const STEPS = [
  ...["add_ssh_keys", "attach_workspace", "checkout", "persist_to_workspace", "restore_cache", "run", "save_cache"],
  ...["setup_remote_docker", "store_artifacts", "store_test_results", "unless", "when"],
];

/** Checks a CircleCI step: a built-in one, a command in the same file, or one from an orb that the file names. */
export function checkCircleciStep(
  { path, value }: Embedded,
  { value: file, locate }: Document,
): readonly PlacedFault[] {
  const isText = typeof value === "string";
  const names = isText ? [value] : Object.keys(value ?? {});
  const orbs = keysOf(file, "orbs");
  const known = [...STEPS, ...keysOf(file, "commands")];
  return names
    .filter((name) => !known.includes(name) && !orbs.includes(name.replace(/\/[\w-]+$/, "")))
    .map((name) => ({
      offset: isText ? locate(path, false) : locate([...path, name], true),
      found: `Unexpected step "${name}"`,
      expected: describeChoices(name, known),
      fix: "Correct it, or declare it under commands or orbs.",
    }));
}

function keysOf(file: unknown, key: string): readonly string[] {
  const value =
    typeof file === "object" && file !== null ? (file as Readonly<Record<string, unknown>>)[key] : undefined;
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}
