import { expect, test } from "vitest";
import { createIndex, createPage, findUrls } from "./testing.ts";

const error = (heading: string) => ({ heading, kind: "error" as const, id: heading.split(" ")[0] ?? "" });

const index = createIndex([
  createPage("/errors", "Errors", "Messages and their reasons.", [
    error("failed to pull image: …"),
    error("unknown flag: …"),
    error("module requires dagger …, but you have …"),
    error("driver for scheme … was not found"),
    error("local path … does not exist"),
    { ...error("driver for scheme image was not found"), id: "message-image" },
    { ...error("failed to run command [docker info]"), id: "docker-info" },
    { ...error("failed to run command [docker info]: exit status 1"), id: "message-docker" },
  ]),
  createPage("/images", "Pull an image", "How to pull an image that an engine failed to pull, and which image it is."),
]);

test.each([
  ["failed to pull image: registry.test/a:1", "/errors#failed"],
  ["Error: input: module requires dagger v9.0.0, but you have v0.19.4", "/errors#module"],
  ["Error: module requires dagger v9.0.0, but", "/errors#module"],
  ["how do I pull an image", "/images"],
  ["failed to pull image: table nat does not exist", "/errors#failed"],
  ["pull an image: tag does not exist", "/images"],
  [`${"pulling layers for the image ".repeat(9)} Error: unknown flag: --imagee`, "/errors#unknown"],
])("%s leads to %s", (query, expected) => {
  expect(findUrls(index, query)[0]).toBe(expected);
});

test("an entry explains more than a row about the same message, although the row has more of its words", () => {
  const pasted = "Error: start engine: failed to run command [docker info]: exit status 1";
  expect(findUrls(index, pasted)[0]).toBe("/errors#docker-info");
});

test("a value counts as a word, so the entry about any value beats the row about one", () => {
  expect(findUrls(index, "Error: driver for scheme image was not found")[0]).toBe("/errors#driver");
});
