import { type JsonSchema, listKeys } from "@docs/facts";
import { typeOf } from "./read-keys.ts";
import type { Keys } from "./read-structs.ts";

/** Keys on which a schema of the site and the sources differ on purpose, with the reasons. Each covers all keys below it. */
export type Differences = Readonly<Record<string, string>>;

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/**
 * Brings a schema up to the keys of a release. It adds those that are new, without a description, removes those without
 * one that are gone, and corrects types. A key with a description stays, so that no sentence is lost.
 */
export function mergeKeys(schema: JsonSchema, keys: Keys, differences: Differences): JsonSchema {
  const merged = structuredClone(schema);
  for (const { path, schema: own } of listKeys(schema).toReversed()) {
    if (!own.description && !(path in keys) && !isCovered(path, differences)) {
      setKey(path, undefined, merged);
    }
  }
  for (const [path, type] of Object.entries(keys)) {
    const own = find(path, merged);
    if (own === undefined && !isCovered(path, differences)) {
      setKey(path, toType(type), merged);
    } else if (own && !type.split("|").every((one) => one === "" || typeOf(own).split("|").includes(one))) {
      Object.assign(own, { anyOf: undefined, type: undefined }, toType(type));
    }
  }
  return merged;
}

/** Lists what a schema lacks against the keys of a release: sentences of keys, and keys of sentences. */
export function listKeyGaps(schema: JsonSchema, keys: Keys, differences: Differences): readonly string[] {
  const own = new Map(listKeys(schema).map(({ path, schema: { description } }) => [path, description]));
  return [
    ...Object.keys(keys)
      .filter((path) => !own.get(path) && !isCovered(path, differences))
      .map((path) => `Missing description of ${path}, expected a sentence for readers. Write it there.`),
    ...[...own.keys()]
      .filter((path) => !isKnown(path, keys) && !isCovered(path, differences))
      .map((path) => `Unexpected key ${path}, expected one of the release. Remove it.`),
  ];
}

/** Checks whether a release has a key, or one above it of which its sources don't say what's inside. */
function isKnown(path: string, keys: Keys): boolean {
  const above = toAncestors(path).find((one) => one in keys) ?? "";
  const isOpen = /^(?:|array|object)$/.test(keys[above] ?? "string");
  const hasInner = Object.keys(keys).some((key) => key !== above && toAncestors(key).includes(above));
  return above === path || (isOpen && !hasInner);
}

function isCovered(path: string, differences: Differences): boolean {
  return toAncestors(path).some((one) => one in differences);
}

/** Returns a path and the paths above it, the longest one first. */
function toAncestors(path: string): readonly string[] {
  const ends = [...path.matchAll(/\[\]|\.|$/g)].map(({ index }) => path.slice(0, index));
  return [...new Set(ends)].toReversed();
}

function find(path: string, schema: JsonSchema): Mutable<JsonSchema> | undefined {
  return listKeys(schema).find((key) => key.path === path)?.schema;
}

/** Gives a schema a key in the object that the path leads to, or takes it from there if the key has no value. */
function setKey(path: string, value: JsonSchema | undefined, schema: JsonSchema): void {
  const [, above = "", name = ""] = /^(?:(.+)\.)?([^.]+)$/.exec(path) ?? [];
  const parent = above === "" ? schema : find(above.replace(/\[\]$|\.NAME$/, ""), schema);
  const owner = above.endsWith("[]") ? parent?.items : above.endsWith(".NAME") ? parent?.additionalProperties : parent;
  if (typeof owner === "object") {
    const place: Mutable<JsonSchema> = owner.anyOf?.find(({ type }) => type === "object") ?? owner;
    const { [name]: _, ...others } = place.properties ?? {};
    place.properties = value === undefined ? others : { ...others, [name]: value };
  }
}

function toType(type: string): JsonSchema {
  const [only = "object", ...others] = type.split("|") as NonNullable<JsonSchema["type"]>[];
  if (others.length > 0) {
    return { anyOf: [only, ...others].map((one) => ({ type: one })) };
  }
  return only === "array" ? { type: only, items: { type: "object" } } : { type: only || "object" };
}
