import type { Api, ApiArgument, ApiFunction } from "./api.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { SdkReference } from "./sdk-reference.ts";

/** Everything that the site knows about the product, as data/ has it. */
export interface Facts {
  readonly api: Api;
  readonly sdkReference: SdkReference;
  readonly cli: Cli;
  readonly variables: readonly Variable[];
  readonly schemes: readonly { readonly scheme: string; readonly for: "secret" | "engine" | "service" }[];
  /** Schemas of configuration files, by the name of the file. */
  readonly configuration: ReadonlyMap<string, JsonSchema>;
  /** Schemas of what CI systems and Kubernetes read, by the name of their file in data/ci without its ending. */
  readonly ci: ReadonlyMap<string, CiSchema>;
  /** Sections of a Jenkinsfile by the section around them. */
  readonly jenkinsfile: Readonly<Record<string, readonly string[]>>;
  readonly engineFlags: readonly string[];
  readonly shell: Shell;
  /** Words of the SDKs' syntax, by the id of the SDK. */
  readonly syntax: ReadonlyMap<string, readonly SyntaxWord[]>;
  readonly sdks: readonly string[];
  readonly cachePolicies: readonly string[];
  readonly models: Models;
  readonly messages: readonly Message[];
  readonly terms: readonly Term[];
  /** Modules of others that pages call. */
  readonly modules: readonly ExternalModule[];
  readonly allowed: readonly AllowedWords[];
  readonly foreignPrograms: ForeignPrograms;
  /** Instructions of a Dockerfile. */
  readonly dockerfile: readonly string[];
  readonly ciVersions: CiVersions;
  /** Tags that pages and programs use, by the image of others that has them. */
  readonly images: Readonly<Record<string, readonly string[]>>;
}

/** Releases of what CI files of the site use: one table, so that a page can't invent one. */
export interface CiVersions {
  /** Releases by action of GitHub. */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** Images that jobs run on. */
  readonly runners: readonly string[];
}

/** Programs of others by name, with what pages and programs use of each; without a list, anything goes. */
export type ForeignPrograms = Readonly<
  Record<
    string,
    {
      /** Commands, with the group before each that has one: `image rm`. */
      readonly commands?: readonly string[];
      /** Long flags without hyphens. */
      readonly flags?: readonly string[];
      /** What it installs. */
      readonly packages?: readonly string[];
    }
  >
>;

/** A schema of a whole file, or of the objects that a file may hold. */
export interface CiSchema extends JsonSchema {
  /** Schemas of objects by `apiVersion/kind`. */
  readonly kinds?: Readonly<Record<string, JsonSchema>>;
}

/** The command line. */
export interface Cli {
  /** Commands by their full path, such as `dagger toolchain install`. */
  readonly commands: ReadonlyMap<string, Command>;
  readonly globalFlags: readonly Flag[];
  /** Flags that several commands have alike; they stand among the flags of each. */
  readonly sharedFlags: readonly Flag[];
  readonly exitCodes: readonly { readonly code: string; readonly summary: string }[];
  readonly argumentValues: readonly ArgumentValue[];
  /** Commands of other versions, which pages must not mention as if they existed. */
  readonly absent: readonly string[];
}

/** How an argument of a type is written on the command line. */
export interface ArgumentValue {
  readonly type: string;
  readonly syntax: string;
  /** Pattern that every value fits, where there is one. */
  readonly form?: string;
  readonly example?: string;
}

/** A command of the CLI, without the global flags. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** What may stand behind the command, as a sentence. */
  readonly arguments: string;
  /** How many of them it takes, where there is a limit. */
  readonly maxArguments?: number;
  readonly aliases: readonly string[];
  readonly group?: string;
  readonly isHidden: boolean;
  readonly isExperimental: boolean;
  readonly flags: readonly Flag[];
  readonly notes: readonly string[];
  readonly examples: readonly string[];
}

/** A flag of the CLI. */
export interface Flag {
  /** With its dashes: `--mod`. */
  readonly name: string;
  readonly shorthand?: string;
  readonly type: "bool" | "count" | "duration" | "string" | "stringSlice";
  readonly default: unknown;
  readonly values?: readonly string[];
  /** Environment variable that sets it. */
  readonly variable?: string;
  readonly isHidden?: boolean;
  /** Value that the flag has when it stands without one. */
  readonly withoutValue?: string;
  readonly summary: string;
  readonly notes?: string;
}

/** An environment variable; a `*` at the end of its name stands for any ending. */
export interface Variable {
  readonly name: string;
  readonly readBy: string;
  /** The same as pages ask for it: `cli`, `engine`. */
  readonly readers: readonly string[];
  readonly stability: "user" | "experimental" | "internal" | "debugging" | "standard" | "no-effect";
  readonly default: string;
  readonly summary: string;
  readonly values?: readonly string[];
}

/** Dagger Shell. */
export interface Shell {
  readonly builtins: readonly { readonly name: string; readonly summary: string; readonly isHidden?: boolean }[];
  /** Functions of the core API that are commands of the shell, in kebab case. */
  readonly coreCommands: readonly string[];
  readonly keys: readonly { readonly keys: readonly string[]; readonly summary: string }[];
  readonly options: readonly { readonly name: string; readonly summary: string }[];
}

/** A word of an SDK: a pragma, a decorator, an error class. */
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

/** A text that the product prints; `…` in it stands for what differs from case to case. */
export interface Message {
  readonly text: string;
  readonly kind: "error" | "output";
  readonly summary: string;
}

/** A term of the glossary. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
  /** Address of the page that explains it. */
  readonly page: string;
  /** Terms that a reader may look for beside it. */
  readonly related: readonly string[];
}

/** A module without a snippet: one of others, or functions of the running example that pages only mention. */
export interface ExternalModule {
  readonly name: string;
  /** Git reference without a version; `snippets` for the running example, which is the project itself. */
  readonly reference: string;
  readonly objects: Readonly<Record<string, ExternalObject>>;
}

/** An object of such a module; its main object is the first. */
export interface ExternalObject {
  readonly constructor: readonly ApiArgument[];
  readonly functions: Readonly<Record<string, Omit<ApiFunction, "args"> & { readonly args?: readonly ApiArgument[] }>>;
}

/** Words that are not the product's, with the reason why pages may use them. */
export interface AllowedWords {
  readonly kind: string;
  readonly reason: string;
  readonly words: readonly string[];
}
