import { capitalize, toKebab, toPascal, toPythonName } from "@docs/facts";

/** What the instructions are proved with. */
export interface Proof {
  readonly version: string;
  /** Names of the API's members, such as `Container.withExec`. */
  readonly members: ReadonlySet<string>;
  /** Names of the CLI's commands, such as `dagger call`. */
  readonly commands: ReadonlySet<string>;
  /** Files of the build that agents are sent to. */
  readonly files: ReadonlySet<string>;
}

interface Instruction {
  readonly text: string;
  readonly isTrue: (proof: Proof) => boolean;
}

const CALLS = ["Container.withExec", "Container.from", "Container.stdout", "Container.sync"];

const hasAll = (names: readonly string[]) => (proof: Proof) => names.every((name) => proof.members.has(name));

/**
 * Lists what an agent should know before it reads a page: mostly what models get wrong from memory.
 *
 * @throws Error naming the first sentence that isn't true of this build.
 */
export function listInstructions(siteUrl: string, proof: Proof): readonly string[] {
  const instructions: readonly Instruction[] = [
    {
      text: `These pages cover ${proof.version}, and names differ in other releases. Run \`dagger version\` to see which one is installed.`,
      isTrue: ({ commands }) => commands.has("dagger version"),
    },
    {
      text: `Find out the SDK language first (\`sdk\` in \`dagger.json\`), then read the page in that language alone: ${siteUrl}/features/caching.python.md. The languages are go, python, typescript, php, and java; without one, the page has all of them.`,
      isTrue: ({ files }) =>
        ["go", "python", "typescript", "php", "java"].every((sdk) => files.has(`/features/caching.${sdk}.md`)),
    },
    {
      text: "Pages name functions as `Type.function` in camelCase. Go writes `WithExec`, Python `with_exec`, TypeScript, PHP, and Java `withExec`, and the CLI `with-exec`. Python's `from` is `from_`.",
      isTrue: (proof) =>
        hasAll(CALLS)(proof) &&
        toPythonName("from") === "from_" &&
        toPascal("withExec") === capitalize("withExec") &&
        toKebab("withExec") === "with-exec",
    },
    {
      text: "Objects are lazy and never change: use what a call returns, and end with a value such as `Container.stdout`, or with `Container.sync`, or nothing runs.",
      isTrue: hasAll(CALLS),
    },
    {
      text: "No shell reads the arguments of `Container.withExec`, and the image's entrypoint is skipped unless `useEntrypoint` is set.",
      isTrue: hasAll(CALLS),
    },
    {
      text: "Models get values through `Env` and `LLM.withEnv`. There is no `LLM.withPromptVar`, no `Container.build`, and no `pipeline` function.",
      isTrue: (proof) =>
        hasAll(["LLM.withEnv", "LLM.withPrompt"])(proof) &&
        !["LLM.withPromptVar", "Container.build", "Query.pipeline"].some((name) => proof.members.has(name)),
    },
    {
      text: "Run a function of a module with `dagger call`, and one of the core API with `dagger core`. This release has no `dagger up`, `dagger check`, or `dagger download`.",
      isTrue: ({ commands }) =>
        ["dagger call", "dagger core"].every((name) => commands.has(name)) &&
        ["dagger up", "dagger check", "dagger download"].every((name) => !commands.has(name)),
    },
    {
      text: `Look up an error by its text in ${siteUrl}/reference/troubleshooting.md.`,
      isTrue: ({ files }) => files.has("/reference/troubleshooting.md"),
    },
  ];
  const wrong = instructions.find(({ isTrue }) => !isTrue(proof));
  if (wrong) {
    throw new Error(
      `plugins/markdown/instructions.ts: Unexpected instruction "${wrong.text}", expected one that's true of this build. Correct it.`,
    );
  }
  return instructions.map(({ text }) => text);
}
