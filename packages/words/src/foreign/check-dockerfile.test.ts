import { expect, test } from "vitest";
import { createContext, facts } from "../testing.ts";
import { checkDockerfile } from "./check-dockerfile.ts";

test.each([
  ["FORM alpine:3.22\n", '0 Unexpected instruction "FORM", expected "FROM"'],
  ["FROM alpine\n", '5 Unexpected image "alpine" without a tag'],
  ["FROM alpine:3.22 SA theme\n", '17 Unexpected "SA theme" behind the image of FROM, expected "AS theme"'],
  ["FROM alpine:3.22 AS\n", '17 Unexpected "AS" behind the image of FROM'],
  ["FROM alpine:3.22\nRUN apk ad git\n", '25 Unexpected command "ad" of apk, expected "add"'],
  ["FROM alpine:3.22 SA build\n", '17 Unexpected "SA build" behind the image of FROM, expected "AS build"'],
  ["FROM --platform=linux/amd64 alpine:3.22 AS\n", '40 Unexpected "AS" behind the image of FROM, expected "AS" and'],
  ["FROM alpine:3.22\nWROKDIR /src\n", 'Unexpected instruction "WROKDIR", expected "WORKDIR"'],
])("%j", (text, problem) => {
  const faults = checkDockerfile(text, { ...createContext(), facts });
  expect(faults.map(({ offset, found, expected }) => `${offset} ${found}, expected ${expected}`)).toEqual([
    expect.stringContaining(problem),
  ]);
});

test.each([
  "FROM golang:1.25-alpine AS build\nWORKDIR /src\nRUN --mount=type=cache,target=/go \\\n  go build -o=/bookshop .\nFROM build\nCOPY --from=build /bookshop /bookshop\n",
  '# syntax=docker/dockerfile:1\nARG GO_VERSION=1.25\nFROM golang:$GO_VERSION\nCMD ["bookshop"]\n',
])("%j is right", (text) => {
  expect(checkDockerfile(text, { ...createContext(), facts })).toEqual([]);
});
