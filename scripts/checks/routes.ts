import { renderRoutes } from "../links/render-routes.ts";
import { compareBuild } from "../read-routes.ts";
import type { Check } from "./check.ts";

/** The addresses of the built pages against data/routes.txt: each has a page, and each page has one. */
export const routes: Check = {
  name: "routes",
  needsBuild: true,
  isAlone: false,
  async run() {
    const comparison = compareBuild();
    const { present, missing, unexpected, wrong } = comparison;
    return {
      isPassed: missing.length === 0 && unexpected.length === 0 && wrong.length === 0,
      output: renderRoutes(comparison),
      note: `${present.length} present, ${missing.length} missing`,
    };
  },
};
