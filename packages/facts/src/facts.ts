import type { Api, ApiArgument, ApiFunction } from "./api.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { SdkReference } from "./sdk-reference.ts";
import type { ReleaseFacts } from "./since.ts";

/** All facts about the product, as stored in data/. */
export interface Facts extends ReleaseFacts {
  readonly api: Api;
  readonly sdkReference: SdkReference;
  readonly cli: Cli;
  readonly variables: readonly Variable[];
  readonly schemes: readonly { readonly scheme: string; readonly for: "secret" | "engine" | "service" }[];
  /** Schemas of configuration files, by file name. */
  readonly configuration: ReadonlyMap<string, JsonSchema>;
  /** Schemas of the files that CI systems and Kubernetes read, by file name in data/ci without the extension. */
  readonly ci: ReadonlyMap<string, CiSchema>;
  /** Sections of a Jenkinsfile, by the section that contains them. */
  readonly jenkinsfile: Readonly<Record<string, readonly string[]>>;
  readonly engineFlags: readonly string[];
  readonly shell: Shell;
  /** Syntax of the SDKs, by SDK id. */
  readonly syntax: ReadonlyMap<string, readonly SyntaxWord[]>;
  readonly sdks: readonly string[];
  readonly cachePolicies: readonly string[];
  readonly models: Models;
  readonly messages: readonly Message[];
  readonly terms: readonly Term[];
  /** Third-party modules that pages call. */
  readonly modules: readonly ExternalModule[];
  readonly allowed: readonly AllowedWords[];
  readonly foreignPrograms: ForeignPrograms;
  readonly ciVersions: CiVersions;
  /** Tags that pages and programs use, by third-party image. */
  readonly images: Readonly<Record<string, readonly string[]>>;
}

/** Releases that the site's CI files use, in one table so that a page can't invent one. */
export interface CiVersions {
  /** Releases by GitHub action. */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** Images that jobs run on. */
  readonly runners: readonly string[];
}

/**
 * Third-party programs by name, with everything that pages and programs use of them; a missing list allows anything.
 */
export type ForeignPrograms = Readonly<
  Record<
    string,
    {
      /** Commands, including the parent command if there is one: `image rm`. */
      readonly commands?: readonly string[];
      /** Long flags without hyphens. */
      readonly flags?: readonly string[];
      /** Packages that the program installs. */
      readonly packages?: readonly string[];
    }
  >
>;

/** A schema of a whole file, or of the objects that a file may contain. */
export interface CiSchema extends JsonSchema {
  /** Schemas of objects, by `apiVersion/kind`. */
  readonly kinds?: Readonly<Record<string, JsonSchema>>;
}

/** The command line. */
export interface Cli {
  /** Commands by their full path, such as `dagger toolchain install`. */
  readonly commands: ReadonlyMap<string, Command>;
  readonly globalFlags: readonly Flag[];
  /** Flags that several commands share; they're also listed among the flags of each command. */
  readonly sharedFlags: readonly Flag[];
  readonly exitCodes: readonly { readonly code: string; readonly summary: string }[];
  readonly argumentValues: readonly ArgumentValue[];
  /** Commands of other versions, which pages must not mention as if they existed. */
  readonly absent: readonly string[];
}

/** Syntax of an argument type on the command line. */
export interface ArgumentValue {
  readonly type: string;
  readonly syntax: string;
  /** Pattern that every value matches, if there is one. */
  readonly form?: string;
  readonly example?: string;
}

/** A command of the CLI, without the global flags. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** The arguments that the command accepts, as a sentence. */
  readonly arguments: string;
  /** Maximum number of arguments, if there is a limit. */
  readonly maxArguments?: number;
  readonly aliases: readonly string[];
  readonly isHidden: boolean;
  readonly isExperimental: boolean;
  /** Release that brought it, if that's recent. */
  readonly since?: string | undefined;
  readonly flags: readonly Flag[];
}

/** A flag of the CLI. */
export interface Flag {
  /** Includes the dashes: `--mod`. */
  readonly name: string;
  readonly shorthand?: string;
  readonly type: "bool" | "count" | "duration" | "string" | "stringSlice";
  readonly default: unknown;
  readonly values?: readonly string[];
  /** Environment variable that sets the flag. */
  readonly variable?: string;
  readonly isHidden?: boolean;
  /** Release that brought it, if that's recent and later than its command. */
  readonly since?: string;
  /** Value of the flag if it's given without one. */
  readonly withoutValue?: string;
  readonly summary: string;
}

/** An environment variable; a `*` at the end of its name matches any ending. */
export interface Variable {
  readonly name: string;
  readonly readBy: string;
  /** The programs in `readBy`, by the names that pages use to select them: `cli`, `engine`. */
  readonly readers: readonly string[];
  readonly stability: "user" | "experimental" | "internal" | "debugging" | "standard" | "no-effect";
  readonly default: string;
  readonly summary: string;
  readonly values?: readonly string[];
}

/** Dagger Shell. */
export interface Shell {
  readonly builtins: readonly { readonly name: string; readonly summary: string; readonly isHidden?: boolean }[];
  /** Functions of the core API that are available as shell commands, in kebab case. */
  readonly coreCommands: readonly string[];
  readonly keys: readonly { readonly keys: readonly string[]; readonly summary: string }[];
  readonly options: readonly { readonly name: string; readonly summary: string }[];
}

/** An element of an SDK's syntax: a pragma, a decorator, or an error class. */
export interface SyntaxWord {
  readonly word: string;
  readonly kind: string;
  readonly summary: string;
}

/** Language models. */
export interface Models {
  readonly prefixes: readonly string[];
  readonly names: readonly string[];
  readonly tools: readonly string[];
}

/** A text that the product prints; `…` represents the parts that vary. */
export interface Message {
  readonly text: string;
  readonly kind: "error" | "output";
  readonly summary: string;
}

/** A term of the glossary. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
  /** Address of the page that explains the term. */
  readonly page: string;
  /** Related terms that a reader may look for. */
  readonly related: readonly string[];
}

/** A module without a snippet: a third-party one, or functions of the running example that pages only mention. */
export interface ExternalModule {
  readonly name: string;
  /** Git reference without a version; `snippets` for the running example, which is the project itself. */
  readonly reference: string;
  readonly objects: Readonly<Record<string, ExternalObject>>;
}

/** An object of an external module; the first one is the main object. */
export interface ExternalObject {
  readonly constructor: readonly ApiArgument[];
  readonly functions: Readonly<Record<string, Omit<ApiFunction, "args"> & { readonly args?: readonly ApiArgument[] }>>;
}

/** Words that don't belong to the product, with the reason why pages may use them. */
export interface AllowedWords {
  readonly kind: string;
  readonly reason: string;
  readonly words: readonly string[];
}
