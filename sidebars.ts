import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

/** Returns the IDs of pages in one folder, in the order in which the sidebar shows them. */
function pagesOf(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

const sidebars: SidebarsConfig = {
  current: [
    { type: "category", label: "Introduction", items: ["index", "use-cases", "examples"] },
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
        "shell",
        "toolchains",
      ]),
    },
    { type: "category", label: "Help", items: ["faq"] },
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
      items: pagesOf("getting-started", ["index", "installation", "concepts"]),
    },
    {
      type: "category",
      label: "Quickstarts",
      items: pagesOf("getting-started/quickstarts", ["basics", "ci", "agent", "agent-in-project", "blueprint"]),
    },
    {
      type: "category",
      label: "Types",
      items: pagesOf("getting-started/types", [
        "index",
        "container",
        "directory",
        "file",
        "cachevolume",
        "secret",
        "service",
        "git",
        "env",
        "llm",
      ]),
    },
    {
      type: "category",
      label: "Ways to the API",
      items: pagesOf("getting-started/api", ["cli", "sdk", "http"]),
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
  ],
  extending: [
    {
      type: "category",
      label: "Extending Dagger",
      items: pagesOf("extending", ["index", "modules", "functions", "documentation"]),
    },
    {
      type: "category",
      label: "In and out",
      items: pagesOf("extending", [
        "arguments",
        "return-types",
        "chaining",
        "error-handling",
        "secrets",
        "services",
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
    { type: "category", label: "Agents", items: ["extending/llm"] },
    {
      type: "category",
      label: "Custom applications",
      items: [
        "extending/custom-applications/go",
        "extending/custom-applications/python",
        "extending/custom-applications/typescript",
        "extending/custom-applications/php",
        "extending/api-playground",
      ],
    },
  ],
  reference: [
    {
      type: "category",
      label: "Reference",
      items: pagesOf("reference", ["index", "cli", "glossary", "troubleshooting", "ide-setup"]),
    },
    {
      type: "category",
      label: "Configuration",
      items: pagesOf("reference/configuration", [
        "modules",
        "engine",
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
      items: pagesOf("reference/container-runtimes", ["index", "docker", "podman", "nerdctl", "apple-container"]),
    },
    {
      type: "category",
      label: "Deployment",
      items: pagesOf("reference/deployment", ["kubernetes", "openshift"]),
    },
    {
      type: "category",
      label: "Best practices",
      items: pagesOf("reference/best-practices", ["adopting", "modules", "monorepos", "contributing"]),
    },
    { type: "category", label: "API", items: ["reference/api/internals"] },
  ],
  cookbook: [
    {
      type: "category",
      label: "Cookbook",
      items: pagesOf("cookbook", [
        "index",
        "filesystems",
        "builds",
        "containers",
        "services",
        "secrets",
        "errors",
        "agents",
      ]),
    },
  ],
};

export default sidebars;
