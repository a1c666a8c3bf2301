import type { Facts, JsonSchema } from "@docs/facts";
import { describeChoices } from "@docs/pages";
import type { FoundSchema } from "./formats.ts";

/** A kind that no schema describes, although its group is known. */
export interface UnknownKind {
  readonly found: string;
  readonly expected: string;
  /** The key with the mistake. */
  readonly key: "apiVersion" | "kind";
}

/**
 * Finds the schema of a Kubernetes, Tekton, or Argo Workflows object by `apiVersion` and `kind`; undefined for other
 * values.
 */
export function findKind(value: unknown, { ci }: Facts): FoundSchema | UnknownKind | undefined {
  if (typeof value !== "object" || value === null || !("apiVersion" in value) || !("kind" in value)) {
    return undefined;
  }
  const [version, kind] = [String(value.apiVersion), String(value.kind)];
  const known = [...ci].flatMap(([file, { kinds = {} }]) =>
    Object.entries(kinds).map((entry) => [file, ...entry] as const),
  );
  const match = known.find(([, name]) => name === `${version}/${kind}`);
  if (match) {
    return found(match, kind);
  }
  const versions = [...new Set(known.map(([, name]) => name.replace(/\/[^/]+$/, "")))];
  if (versions.includes(version)) {
    const kinds = known.flatMap(([, name]) => (name.startsWith(`${version}/`) ? [name.slice(version.length + 1)] : []));
    return { key: "kind", found: `Unexpected kind "${kind}" of ${version}`, expected: describeChoices(kind, kinds) };
  }
  // A custom resource has a different group and a kind that isn't one of these.
  const isSlip = known.some(([, name]) => name.endsWith(`/${kind}`));
  return isSlip
    ? { key: "apiVersion", found: `Unexpected apiVersion "${version}"`, expected: describeChoices(version, versions) }
    : undefined;
}

function found([file, , schema]: readonly [string, string, JsonSchema], kind: string): FoundSchema {
  return { schema, name: `this ${kind}`, source: `data/ci/${file}.schema.json` };
}
