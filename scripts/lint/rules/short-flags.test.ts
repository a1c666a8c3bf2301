import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkShortFlags } from "./short-flags.ts";

const shell = (command: string) => `\`\`\`shell\n${command}\n\`\`\`\n`;

test.each([
  ["dagger --mod github.com/a/b call build", []],
  ["dagger -m github.com/a/b call build", ['2:8 warning: Unexpected short flag "-m" of dagger, expected "--mod"']],
  ["FOO=bar sudo docker run -d app", ['2:25 warning: Unexpected short flag "-d" of docker, expected "--detach"']],
  ["java -jar app.jar", []],
  ["dagger core container | sort -n", []],
  ["kubectl exec pod -- sh -c ls", []],
])("%s", (command, expected) => {
  expect(lintPage(checkShortFlags, shell(command))).toEqual(expected);
});
