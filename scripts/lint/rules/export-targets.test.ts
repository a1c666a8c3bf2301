import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkExportTargets } from "./export-targets.ts";

const shell = (command: string) => `\`\`\`shell\n${command}\n\`\`\`\n`;
const outside = "in the folder that the call uploads, expected a path outside of it, such as";

test.each([
  ["dagger call build --source=. --output=../out/bookshop", []],
  [
    "dagger call build --source=. --output=./bin/shop",
    [`2:39 Unexpected output "./bin/shop" ${outside} "../out/bin/shop"`],
  ],
  ["dagger call build --source=. export --path=shop", [`2:44 Unexpected output "shop" ${outside} "../out/shop"`]],
  ["build . | export ./shop", [`2:18 Unexpected output "./shop" ${outside} "../out/shop"`]],
  [
    "dagger core directory \\\n  with-directory --path=/src --source=. \\\n  export --path=./shop",
    [`4:17 Unexpected output "./shop" ${outside} "../out/shop"`],
  ],
  ["dagger call tidy --source=. --output=.", []],
  ["dagger call assets --source=. --output=./node_modules", []],
  ["dagger call site --pages=./pages --output=./site.tar", []],
  ["dagger call build --output=./bin/shop", []],
  ["dagger call test --source=.\nexport NAME=VALUE", []],
])("%s", (command, expected) => {
  expect(lintPage(checkExportTargets, shell(command))).toEqual(expected);
});
