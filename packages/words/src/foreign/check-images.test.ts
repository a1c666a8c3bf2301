import { loadFacts } from "@docs/facts";
import { expect, test } from "vitest";
import { checkImages } from "./check-images.ts";

const { images } = loadFacts();

test.each([
  [
    "docker run nvidia/cuda:19.4.1 nvidia-smi",
    '23 Unexpected tag "19.4.1" of the image nvidia/cuda, expected one of "12.4.1-base-ubuntu22.04"',
  ],
  [
    '.from("golang:1.52-alpine")',
    '14 Unexpected tag "1.52-alpine" of the image golang, expected "1.24-alpine" or "1.25-alpine"',
  ],
  ["In `alpine:3.22.9`, it works", 'Unexpected tag "3.22.9" of the image alpine, expected "3.22"'],
  ["FROM docker.io/library/alpine:9.9", 'Unexpected tag "9.9" of the image alpine'],
  ["image: docker:28-clii", 'Unexpected tag "28-clii" of the image docker, expected "28-cli"'],
])("%s", (text, problem) => {
  const said = checkImages(text, images).map((one) => `${one.offset} ${one.found}, expected ${one.expected}`);
  expect(said).toContainEqual(expect.stringContaining(problem));
});

test.each([
  "from alpine:3.22. It",
  "golang:$VERSION and alpine:{{version}}",
  'import { gzip } from "node:fs"',
  "tcp://docker:2376, redis:6379",
  "registry.example.com/team/alpine:9.9",
  "shop:8080",
])("%s is right", (text) => {
  expect(checkImages(text, images)).toEqual([]);
});
