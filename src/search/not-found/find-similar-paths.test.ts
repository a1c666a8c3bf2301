import { expect, test } from "vitest";
import { findSimilarPaths } from "./find-similar-paths.ts";

const PATHS = [
  "/",
  "/cookbook/containers",
  "/faq",
  "/features/caching",
  "/features/llm",
  "/features/secrets",
  "/getting-started/ci-integrations/github",
  "/getting-started/ci-integrations/jenkins",
  "/getting-started/installation",
  "/getting-started/types/container",
  "/getting-started/types/secret",
  "/reference/",
  "/reference/configuration/llm",
  "/reference/container-runtimes",
  "/reference/typescript/api/client.gen/classes/Container",
  "/reference/typescript/api/client.gen/type-aliases/ContainerWithExecOpts",
];

test.each([
  ["/nope/nope", []],
  ["/reference/qqzzxxy", []],
  ["/", []],
  [
    "/reference/container",
    [
      "/reference/typescript/api/client.gen/classes/Container",
      "/getting-started/types/container",
      "/cookbook/containers",
    ],
  ],
  ["/integrations", ["/getting-started/ci-integrations/github", "/getting-started/ci-integrations/jenkins"]],
  ["/features/cache.html", ["/features/caching"]],
  ["/getting-started/instalation", ["/getting-started/installation"]],
  ["/install", ["/getting-started/installation"]],
  ["/docs/llm", ["/features/llm", "/reference/configuration/llm"]],
  ["/manuals/secrets", ["/features/secrets", "/getting-started/types/secret"]],
  ["/api/reference", ["/reference/"]],
  ["/50%off", []],
])("%s may have meant %j", (path, expected) => {
  expect(findSimilarPaths(path, PATHS)).toEqual(expected);
});
