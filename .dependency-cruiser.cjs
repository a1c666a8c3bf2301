// Holds the direction of imports. ARCHITECTURE.md has the picture; `npm test imports` runs this.
/** Each of the packages may import those before it. */
const ORDER = [
  "pages",
  "content",
  "facts",
  "markdown",
  "releases",
  "snippets",
  "runs",
  "code",
  "words",
  "search",
  "answers",
  "agent",
];

/** The files that the packages export, as patterns. */
const FACES = ORDER.flatMap((name) =>
  Object.values(require(`./packages/${name}/package.json`).exports).map(
    (file) => `^packages/${name}/${file.slice(2).replaceAll(".", "\\.")}$`,
  ),
);

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "packages-stand-on-packages-and-data",
      comment: "A package runs without the site: move what it needs into a package, or pass it as an argument.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^(bench|config|docs|e2e|plugins|scripts|server|src)/|^[^/]+\\.ts$" },
    },
    ...ORDER.map((above, index) => ({
      name: `packages-below-${above}`,
      comment: `The order of packages, from below to above: ${ORDER.join(", ")}.`,
      severity: "error",
      from: { path: `^packages/(${ORDER.slice(0, index).join("|") || "none"})/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: `^packages/${above}/` },
    })),
    {
      name: "packages-by-name",
      comment: "Import a package by its name, through the exports of its package.json.",
      severity: "error",
      from: { pathNot: "^packages/" },
      to: { path: "^packages/", pathNot: FACES },
    },
    {
      name: "packages-by-name-among-packages",
      comment: "Import another package by its name, through the exports of its package.json.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: ["^packages/$1/", ...FACES] },
    },
    {
      name: "plugins-stand-on-packages",
      comment: "A plugin adapts a package to Docusaurus: move logic that scripts share into a package.",
      severity: "error",
      from: { path: "^plugins/" },
      to: { path: "^(scripts|src|bench|e2e|server)/" },
    },
    {
      name: "plugins-stand-alone",
      comment: "Two plugins that share logic take it from a package.",
      severity: "error",
      from: { path: "^plugins/([^/]+)/" },
      to: { path: "^plugins/", pathNot: "^plugins/$1/" },
    },
    {
      name: "browser-code-stands-on-packages",
      comment: "What runs in a browser knows no plugin, no script, and no server.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(scripts|plugins|bench|e2e|server)/" },
    },
    {
      name: "config-stands-on-data",
      comment: "Operator settings and the theme's configuration are below the site.",
      severity: "error",
      from: { path: "^config/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(scripts|src|bench|e2e|plugins|server)/" },
    },
    {
      name: "nothing-imports-tests-or-benchmarks",
      severity: "error",
      from: { pathNot: "^(bench|e2e)/" },
      to: { path: "^(bench|e2e)/" },
    },
    { name: "no-cycles-of-files", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved-imports",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, path: "^(@docs/|\\.)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "^(build|\\.docusaurus|e2e/variants/[^/]+/(build|snippets|\\.docusaurus)|bench/peers/[^/]+/site)",
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
