import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkInnerCapitals } from "./inner-capitals.ts";

const terms = ["BuildKit", "containerd", "Dockerfiles", "macOS"];

test.each([["macOS runs `ContainerD` of https://example.com/DockerFiles"], ["BuildKit builds Dockerfiles"]])(
  "%j is fine",
  (source) => {
    expect(lintPage(checkInnerCapitals, source, { terms })).toEqual([]);
  },
);

test.each([
  ["all DockerFiles", '1:5 Unexpected "DockerFiles", expected "Dockerfiles"'],
  ["the socket of\ncontainerD", '2:1 Unexpected "containerD", expected "containerd"'],
  ["on MacOS", '1:4 Unexpected "MacOS", expected "macOS"'],
  ["with Buildkit", '1:6 Unexpected "Buildkit", expected "BuildKit"'],
  ["in OrbStac", '1:4 Unexpected "OrbStac", expected a name of data/terms.txt'],
])("%j: %s", (source, problem) => {
  expect(lintPage(checkInnerCapitals, source, { terms })).toEqual([problem]);
});
