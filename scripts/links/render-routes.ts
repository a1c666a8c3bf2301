import type { RouteComparison } from "./compare-routes.ts";

/** Renders a comparison for the terminal: the numbers, then each address that is not as it should be. */
export function renderRoutes({ present, missing, unexpected, wrong }: RouteComparison): string {
  return [
    `${present.length} present, ${missing.length} missing, ${unexpected.length} unexpected, ${wrong.length} wrong`,
    ...missing.map(
      (route) => `missing     ${route}, expected a page there. Restore it, or remove the address from data/routes.txt.`,
    ),
    ...unexpected.map(
      (route) => `unexpected  ${route}, expected no page there. Remove it or add it to data/routes.txt.`,
    ),
    ...wrong.map(
      ({ file, found, expected }) =>
        `wrong       build/${file} Unexpected canonical address ${found}, expected ${expected}. Correct the page's slug or file name.`,
    ),
  ].join("\n");
}
