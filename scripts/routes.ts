// `npm run routes`: which addresses of data/routes.txt the build in build/ has.
import { renderRoutes } from "./links/render-routes.ts";
import { main } from "./main.ts";
import { compareBuild } from "./read-routes.ts";

await main(() => {
  const comparison = compareBuild();
  console.log(renderRoutes(comparison));
  const { missing, unexpected, wrong } = comparison;
  return missing.length + unexpected.length + wrong.length === 0 ? 0 : 1;
});
