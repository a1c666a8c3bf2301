import { expect, test } from "vitest";
import { readProgress } from "./read-progress.ts";

const STDERR = `1   : connect
2   : ┆ starting engine
2   : ┆ starting engine DONE [0.0s]
1   : connect DONE [0.0s]

9   : Container.from(address: "alpine:3.22"): Container!
9   : Container.from CACHED [0.0s]
10  : Container.withExec(args: ["cat", "/nope"]): Container!
10  : [0.8s] | cat: /nope: No such file or directory
10  : Container.withExec ERROR [1m2.5s]

Error: exit code: 1
`;

test("keeps the engine's steps with their states, and what a failed one printed", () => {
  expect(readProgress(STDERR)).toEqual({
    operations: [
      { name: 'Container.from(address: "alpine:3.22")', state: "cached", time: "<1s" },
      {
        name: 'Container.withExec(args: ["cat", "/nope"])',
        state: "failed",
        time: "≥1m",
        printed: ["cat: /nope: No such file or directory"],
      },
    ],
    rest: "Error: exit code: 1",
  });
});
