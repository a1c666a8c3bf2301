import { isStopTerm, stem, tokenize, toTerms } from "@docs/search";

/**
 * What readers say in whole sentences and the pages say otherwise. Search queries are shorter and have a table of their
 * own, `data/search/synonyms.json`; these would cost a search more than they give it.
 */
const TABLE: Readonly<Record<string, string>> = {
  "at the same time": "concurrently parallel",
  "carry on": "continue",
  "command line": "cli terminal",
  "dev environment": "development",
  "github actions": "ci",
  "gitlab ci": "ci",
  "multi arch": "platforms",
  "multi platform": "platforms",
  "sign up": "account login",
  "someone else": "dependency install",
  account: "login",
  afterwards: "after",
  box: "machine",
  break: "fail",
  broken: "fail",
  bug: "problem issue",
  coding: "program function",
  company: "corporate proxy",
  computer: "machine",
  connect: "reach",
  cost: "free license price",
  crash: "fail exit",
  devs: "developer team",
  difference: "relate",
  disk: "machine host",
  docs: "documentation",
  employee: "team",
  expose: "serve open publish",
  fetch: "clone download",
  free: "license account",
  ghcr: "registry package",
  gone: "empty removed",
  hang: "wait unresponsive",
  hashicorp: "vault",
  hidden: "secret",
  hide: "secret ignore",
  keep: "persist cache",
  kill: "stop",
  laptop: "machine host",
  launch: "start",
  learn: "know",
  leak: "end log secret guaranteed",
  library: "package dependency",
  limit: "maxUsedSpace most",
  locally: "machine local",
  logs: "output log",
  machine: "host disk",
  import: "generated",
  intellisense: "editor",
  jenkins: "ci",
  make: "create",
  multiarch: "several platforms",
  multiplatform: "several platforms",
  pc: "machine",
  permission: "owner privileged",
  pipeline: "function workflow chain",
  postgres: "postgresql database",
  print: "output stdout",
  rebuild: "again invalidate",
  remember: "keep cache",
  remove: "uninstall delete prune",
  remote: "runner another host",
  repeat: "again cache",
  reuse: "share module",
  redis: "service database",
  run: "call execute",
  save: "export output",
  script: "function program shell",
  see: "look show",
  shared: "share",
  skip: "ignore cache",
  spin: "start service",
  store: "keep save",
  stuck: "unresponsive wait",
  switch: "change choose",
  target: "platform",
  teammate: "team share",
  trigger: "run call",
  turn: "set",
  ui: "display terminal progress",
  user: "caller",
  vscode: "editor",
  wipe: "prune clear",
};

/**
 * Words that mean something else beside each other: who asks whether Dagger is free does not ask for free space. What
 * they mean stands in their place.
 */
const SENSES: Readonly<Record<string, string>> = {
  "dagger free": "license",
  "it free": "license",
  "for free": "license",
  "free to use": "license",
  "not run": "nothing happened",
  "not execute": "nothing happened",
  "not executed": "nothing happened",
  "never run": "nothing happened",
  "not do anything": "nothing happened",
  "install dagger": "install cli",
  "dagger command not found": "shell find",
  "first pipeline": "quickstart basics",
  "hello world": "quickstart basics",
  "getting started": "quickstart basics",
  "programming languages": "languages",
};

/** Terms that a reader types, and terms of the pages: the form of the index's own synonyms. */
export type Meanings = readonly (readonly [from: readonly string[], to: readonly string[]])[];

/** What readers say and the pages say otherwise; both count. */
export const readerWords: Meanings = toMeanings(TABLE);

/** What readers say and mean otherwise; only what they mean counts. */
export const readerSenses: Meanings = toMeanings(SENSES);

function toMeanings(table: Readonly<Record<string, string>>): Meanings {
  return Object.entries(table).map(([from, to]) => [
    tokenize(from).map(({ parts }) => stem(parts.join(""))),
    [...new Set(tokenize(to).flatMap((token) => toTerms(token)))].filter((term) => !isStopTerm(term)),
  ]);
}
