import { readFileSync } from "node:fs";
import path from "node:path";
import type { ExternalModule } from "@docs/facts";
import { describeChoices, type Fault, groupBy, listFiles } from "@docs/pages";
import { sdkLanguages } from "./languages.ts";
import { readDependencies } from "./read-dependencies.ts";

/** A program of a snippet in one SDK language. */
export interface Program {
  /** Path below `snippets/`, such as `features/cached-build`. */
  readonly snippet: string;
  /** Id of the SDK language. */
  readonly language: string;
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly code: string;
}

/** A snippet with its programs. */
export interface SnippetSource {
  /** Path below `snippets/`. */
  readonly name: string;
  readonly files: readonly Pick<Program, "file" | "code">[];
  /** Modules that its programs call. */
  readonly dependencies?: readonly ExternalModule[];
}

/**
 * Reads every program below `snippets/`, sorted by path. A snippet is a folder that contains a program, at any depth;
 * files next to the topics belong to the project of a language.
 *
 * @param below the folder to search, if not all of `folder`.
 */
export function readPrograms(folder = "snippets", below = folder): readonly Program[] {
  return listFiles(below).flatMap((file) => {
    const language = sdkLanguages.find(({ extension }) => file.endsWith(extension));
    const snippet = path.posix.dirname(path.posix.relative(folder, file));
    return language && snippet !== "."
      ? [{ snippet, language: language.id, file, code: readFileSync(file, "utf8") }]
      : [];
  });
}

/** Reads every snippet, with the modules that its topic depends on. */
export function readSnippetSources(): readonly SnippetSource[] {
  const dependencies = readDependencies();
  return [...groupBy(readPrograms(), ({ snippet }) => snippet)].map(([name, files]) => ({
    name,
    files,
    dependencies: dependencies.get(name.replace(/\/.*/, "")) ?? [],
  }));
}

/**
 * Reads the programs of one snippet, in tab order.
 *
 * @throws Error if the snippet doesn't exist, or if a language has two programs.
 */
export function readSnippet(name: string, folder = "snippets"): readonly Program[] {
  const programs = readPrograms(folder, path.posix.join(folder, name)).filter(({ snippet }) => snippet === name);
  if (programs.length === 0) {
    const { found, expected, fix } = describeUnknownSnippet(
      name,
      new Set(readPrograms(folder).map((one) => one.snippet)),
    );
    throw new Error(`${found}, expected ${expected}. ${fix}`);
  }
  return sdkLanguages.flatMap(({ id, label }) => {
    const own = programs.filter(({ language }) => language === id);
    if (own.length > 1) {
      throw new Error(
        `Unexpected snippet "${name}" with ${own.length} programs in ${label}, expected one. Move the others to a snippet of their own.`,
      );
    }
    return own;
  });
}

/** Describes a snippet that doesn't exist, and the known ones. */
export function describeUnknownSnippet(name: string, known: Iterable<string>): Fault {
  return {
    found: `Unexpected snippet "${name}"`,
    expected: describeChoices(name, [...known]),
    fix: `Correct the name, or create the folder snippets/${name}/ with a program.`,
  };
}

/**
 * Converts a snippet's name to one that is valid as a folder or a package in every language.
 *
 * Names are in kebab case, so the results can't collide.
 *
 * @example toIdentifier("features/cached-build") // "features__cached_build"
 */
export function toIdentifier(snippet: string): string {
  return snippet.replaceAll("/", "__").replaceAll("-", "_");
}
