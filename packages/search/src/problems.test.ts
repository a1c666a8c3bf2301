import { expect, test } from "vitest";
import { createIndex, createPage, findUrls } from "./testing.ts";

const index = createIndex([
  createPage("/locks", "Locks", "Pin what you use.", [
    { heading: "Write a lock file", text: "Add it to the project." },
    {
      heading: "Troubleshoot locks",
      text: "Symptom · Cause · Fix\nThe lock file is empty · A crash · Retry",
      prior: 0.6,
    },
  ]),
]);

test.each([
  ["why is my lock file empty?", "/locks#troubleshoot-locks"],
  ["lock file doesn't survive a crash", "/locks#troubleshoot-locks"],
  ["how do I write a lock file that isn't empty", "/locks#write-a-lock-file"],
  ["lock file", "/locks#write-a-lock-file"],
])("a problem leads to its cause, and a task to its steps: %s", (query, url) => {
  expect(findUrls(index, query)[0]).toBe(url);
});
