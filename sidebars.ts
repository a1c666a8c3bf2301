import { existsSync, readFileSync } from "node:fs";
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A page's name, or that and a label that says only what the heading above it doesn't. */
type Entry = string | readonly [name: string, label: string];

/** Returns the pages of one folder, in the order in which the sidebar shows them. */
function pagesOf(folder: string, entries: readonly Entry[]): SidebarItem[] {
  return entries.map((entry) => {
    const [name, label] = typeof entry === "string" ? [entry] : entry;
    const id = `${folder}/${name}`;
    return label ? { type: "doc", id, label } : id;
  });
}

/** Lists the releases that have a page, the newest one first, because `npm run upgrade` adds one for each release. */
function listReleases(): readonly Entry[] {
  const history: readonly { readonly release: string }[] = JSON.parse(readFileSync("data/history.json", "utf8"));
  const pages = history.map(({ release }) => [release.replaceAll(".", "-"), release] as const);
  return pages.filter(([name]) => existsSync(`docs/changes/${name}.mdx`)).reverse();
}

const sidebars: SidebarsConfig = {
  current: [
    {
      type: "category",
      label: "Introduction",
      items: [{ type: "doc", id: "index", label: "Overview" }, "use-cases", "examples"],
    },
    {
      type: "category",
      label: "Features",
      items: pagesOf("features", [
        "programmability",
        "reusability",
        "caching",
        "observability",
        "sandbox",
        "secrets",
        "llm",
        "safe-agents",
        "shell",
        "toolchains",
      ]),
    },
    { type: "category", label: "Help", items: ["faq", "quality"] },
    {
      type: "category",
      label: "SDK reference",
      items: [{ type: "link", label: "TypeScript SDK", href: "/reference/typescript/" }],
    },
  ],
  gettingStarted: [
    {
      type: "category",
      label: "Getting Started",
      items: pagesOf("getting-started", [["index", "Overview"], "installation"]),
    },
    {
      type: "category",
      label: "Quickstarts",
      items: pagesOf("getting-started/quickstarts", [
        ["basics", "The basics"],
        ["ci", "A CI pipeline"],
        ["agent", "An agent"],
        ["agent-in-project", "An agent in your project"],
        ["blueprint", "A blueprint"],
      ]),
    },
    {
      type: "category",
      label: "CI integrations",
      items: pagesOf("getting-started/ci-integrations", [
        "github-actions",
        "github",
        "gitlab-ci",
        "circleci",
        "jenkins",
        "azure-pipelines",
        "aws-codebuild",
        "tekton",
        "argo-workflows",
      ]),
    },
    {
      type: "category",
      label: "Concepts and types",
      items: pagesOf("getting-started", [
        ["concepts", "How it works"],
        "coming-from-other-tools",
        ["types/index", "All types"],
        "types/container",
        "types/directory",
        "types/file",
        "types/cachevolume",
        "types/secret",
        "types/service",
        "types/git",
        "types/env",
        "types/llm",
      ]),
    },
    {
      type: "category",
      label: "Ways to the API",
      items: pagesOf("getting-started/api", [
        ["cli", "Command line"],
        ["sdk", "Code"],
        ["http", "HTTP"],
      ]),
    },
  ],
  extending: [
    {
      type: "category",
      label: "Extending Dagger",
      items: pagesOf("extending", [["index", "Overview"], "modules", "functions", "documentation"]),
    },
    {
      type: "category",
      label: "In and out",
      items: pagesOf("extending", [
        "arguments",
        "return-types",
        "chaining",
        "error-handling",
        ["secrets", "Secrets"],
        ["services", "Services"],
        "remote-repositories",
      ]),
    },
    {
      type: "category",
      label: "Objects and types",
      items: pagesOf("extending", ["constructors", "state", "custom-types", "enumerations", "interfaces"]),
    },
    { type: "category", label: "Speed", items: pagesOf("extending", ["cache-volumes", "function-caching"]) },
    { type: "category", label: "Other code", items: pagesOf("extending", ["module-dependencies", "packages"]) },
    { type: "category", label: "Agents", items: pagesOf("extending", [["llm", "In modules"]]) },
    {
      type: "category",
      label: "Custom applications",
      items: pagesOf("extending", [
        ["custom-applications/go", "Go"],
        ["custom-applications/python", "Python"],
        ["custom-applications/typescript", "TypeScript"],
        ["custom-applications/php", "PHP"],
        "api-playground",
      ]),
    },
  ],
  reference: [
    {
      type: "category",
      label: "Reference",
      items: pagesOf("reference", [["index", "Overview"], ["cli", "CLI"], "glossary", "troubleshooting", "ide-setup"]),
    },
    {
      type: "category",
      label: "Configuration",
      items: pagesOf("reference/configuration", [
        ["modules", "Modules"],
        ["engine", "Engine"],
        "cache",
        "llm",
        "proxy",
        "custom-ca",
        "custom-runner",
        "cloud",
      ]),
    },
    {
      type: "category",
      label: "Container runtimes",
      items: pagesOf("reference/container-runtimes", [
        ["index", "Overview"],
        "docker",
        "podman",
        "nerdctl",
        "apple-container",
      ]),
    },
    { type: "category", label: "Deployment", items: pagesOf("reference/deployment", ["kubernetes", "openshift"]) },
    {
      type: "category",
      label: "Best practices",
      items: pagesOf("reference/best-practices", ["adopting", "modules", "monorepos", "contributing"]),
    },
    { type: "category", label: "API", items: ["reference/api/internals"] },
    {
      type: "category",
      label: "Changes",
      items: pagesOf("changes", [["index", "Overview"], ...listReleases()]),
    },
  ],
  cookbook: [
    {
      type: "category",
      label: "Cookbook",
      items: pagesOf("cookbook", [
        ["index", "All recipes"],
        ["filesystems", "Files and directories"],
        ["builds", "Builds"],
        ["languages", "Languages and package managers"],
        ["containers", "Container images"],
        ["supply-chain", "Image security and publishing"],
        ["deployments", "Deployments"],
        ["releases", "Releases"],
        ["services", "Services"],
        ["docker", "Docker and Compose"],
        ["tests", "Test reports and browsers"],
        ["secrets", "Secrets"],
        ["errors", "Errors and debugging"],
        ["agents", "Agents"],
      ]),
    },
  ],
};

export default sidebars;
