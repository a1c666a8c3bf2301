import type { Check } from "./check.ts";

/** The production build: broken links and pages that do not compile fail it. */
export const build: Check = {
  name: "build",
  needsBuild: true,
  isAlone: true,
  run: ({ build: makeBuild }) => makeBuild(),
};
