import type { HitKind } from "@docs/search/types";

/** A page that the search offers before anything is typed. */
export interface StartPlace {
  readonly url: string;
  readonly kind: HitKind;
  readonly title: string;
  /** Says what readers find or do there. */
  readonly hint: string;
}

/** The pages that readers open most often from the search. A site that lacks one of them leaves it out. */
export const startPlaces: readonly StartPlace[] = [
  { url: "/getting-started/installation", kind: "page", title: "Install Dagger", hint: "macOS, Linux, Windows" },
  { url: "/getting-started/quickstarts/ci", kind: "page", title: "A CI pipeline", hint: "Tutorial of 20 minutes" },
  { url: "/reference/cli", kind: "command", title: "CLI reference", hint: "Commands and flags" },
  {
    url: "/reference/troubleshooting",
    kind: "error",
    title: "Troubleshooting",
    hint: "Or paste an error message above",
  },
  { url: "/getting-started/types", kind: "symbol", title: "Types", hint: "Container, Directory, Secret, Service" },
  { url: "/cookbook", kind: "section", title: "Cookbook", hint: "A program for each task" },
];

/** Questions that show what Ask AI can be asked; the pages answer both. */
export const startQuestions: readonly string[] = [
  "How do I cache the dependencies of a build?",
  "How do I pass a secret to a function?",
];

/** Names of the list before a query, and of its two parts above. */
export const startTexts = { list: "Suggestions", places: "Places to start", questions: "Questions to try" } as const;
