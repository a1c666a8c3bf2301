import { describeChoices, FILE, type PlacedFault } from "@docs/pages";
import leven from "leven";
import { foreign, type Resolver } from "../resolution.ts";

const DOMAIN =
  /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:ai|app|cloud|com|dev|example|internal|io|land|local|net|org)(?::\d+)?$/;
/** Files of the product; a name that nearly matches one of these is a mistake. */
const PRODUCT_FILES = ["dagger.json", "engine.json", "engine.toml", "dagger.gen.go"];
/** Schemes of common addresses. */
const SCHEMES = ["git", "http", "https", "oci", "postgres", "postgresql", "redis", "s3", "ws"];

/**
 * Resolves forms that are valid whatever they belong to: numbers, booleans, prefixes of variables, addresses, paths,
 * files, images, and keyboard keys.
 */
export const resolveForm: Resolver = (word, context) => {
  if (
    !/[A-Za-z]/.test(word) ||
    /^(?:true|false|[A-Z]+_)$/.test(word) ||
    /^(?:[a-zA-Z]|[a-zA-Z]{2}(?<=^(?:gg|jk)))$/.test(word)
  ) {
    return foreign(word);
  }
  const scheme = /^(?<scheme>[a-z][a-z\d+-]*):\/\//.exec(word)?.groups?.scheme;
  if (scheme !== undefined) {
    return resolveScheme(word, scheme, context);
  }
  if (isProductFileSlip(word)) {
    return [slip(word)];
  }
  return FORMS.some((form) => form.test(word)) ? foreign(word) : undefined;
};

const FORMS: readonly RegExp[] = [
  // Versions, durations, sizes, digests, and parts of addresses.
  /^@?v?\d[\w.+/:-]*$/,
  /^v?X?(?:\.X)+[a-z]?$/,
  /^[A-Z]*@v\d[\w.]*$/,
  /^v[A-Z]+(?:\.[A-Z]+)*$/,
  /^\?[a-zA-Z]+=[\w-]+$/,
  /^(?:sha256|xxh3):/,
  // Paths on every operating system, and path patterns; a model's prefix and a media type look the same.
  /^(?:\.{1,2}|~|%[A-Z]+%|[A-Z]:)?[/\\]/,
  /^[\w.@*~-]+(?:\/[\w.@*:#~-]*)+(?: [A-Z][\w/]*)*$/,
  /^%[A-Z]+%\\/,
  /^~\/\S*(?: \S+)*$/,
  FILE,
  DOMAIN,
  // Images with a tag, hosts with a port, and users of hosts.
  /^[a-z\d][\w./-]*:(?:v?\d[\w.-]*|latest)$/,
  /^localhost(?::\d+)?$/,
  /^\w+@[\w.]+:\S+$/,
  // Keyboard keys and cells of a matrix.
  /^(?:alt|cmd|ctrl|option|shift)\+\S+$/i,
  /^[|>&]\s?\w*$/,
  /^#!\/usr\/bin\/env dagger$/,
];

const resolveScheme = (word: string, scheme: string, { facts }: Parameters<Resolver>[1]) => {
  const known = facts.schemes.map((item) => item.scheme);
  if (known.includes(scheme)) {
    return { kind: "scheme", targets: [scheme] } as const;
  }
  if (SCHEMES.includes(scheme)) {
    return foreign(word);
  }
  const expected = describeChoices(scheme, [...known, ...SCHEMES]);
  return [{ offset: 0, found: `Unexpected scheme "${scheme}://"`, expected, fix: "Correct the scheme." }];
};

function isProductFileSlip(word: string): boolean {
  const stem = (name: string) => name.replace(/\.[a-z]+$/, "");
  return (
    !PRODUCT_FILES.includes(word) &&
    /^[a-z]+\.(?:json|toml)$/.test(word) &&
    PRODUCT_FILES.some((name) => leven(stem(name), stem(word)) === 1)
  );
}

function slip(word: string): PlacedFault {
  return {
    offset: 0,
    found: `Unexpected file "${word}"`,
    expected: describeChoices(word, PRODUCT_FILES, "a file of the product"),
    fix: "Correct the name.",
  };
}
