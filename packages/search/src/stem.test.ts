import { expect, test } from "vitest";
import { stem } from "./stem.ts";

test.each([
  ["secret", "secrets"],
  ["cache", "caches", "cached", "caching"],
  ["service", "services"],
  ["dependency", "dependencies"],
  ["run", "running"],
  ["pass", "passing", "passed"],
  ["configure", "configuration", "configured"],
  ["install", "installation", "installing"],
  ["authenticate", "authentication"],
  ["execute", "execution"],
  ["concurrent", "concurrently"],
  ["class", "classes"],
  ["match", "matches"],
  ["deploy", "deployment", "deployments"],
  ["immutable", "immutability"],
])("forms of %s are one word", (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

test.each([
  ["string", "str"],
  ["container", "contain"],
  ["optional", "option"],
  ["host", "hosted service"],
  ["module", "model"],
  ["status", "statu"],
  ["document", "docu"],
])("%s and %s stay apart", (left, right) => {
  expect(stem(left)).not.toBe(stem(right));
});

test.each(["go", "env", "sha256", "日本語", "--progress"])("%s is left as it is", (word) => {
  expect(stem(word)).toBe(word);
});
