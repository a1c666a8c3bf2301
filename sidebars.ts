import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  current: [
    { type: "category", label: "Introduction", items: ["index", "use-cases", "examples"] },
    {
      type: "category",
      label: "Features",
      items: [
        "features/programmability",
        "features/reusability",
        "features/caching",
        "features/observability",
        "features/sandbox",
        "features/secrets",
        "features/llm",
        "features/shell",
        "features/toolchains",
      ],
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
      items: ["getting-started/index", "getting-started/installation", "getting-started/concepts"],
    },
    {
      type: "category",
      label: "Quickstarts",
      items: [
        "getting-started/quickstarts/basics",
        "getting-started/quickstarts/ci",
        "getting-started/quickstarts/agent",
        "getting-started/quickstarts/agent-in-project",
        "getting-started/quickstarts/blueprint",
      ],
    },
    {
      type: "category",
      label: "Types",
      items: [
        "getting-started/types/index",
        "getting-started/types/container",
        "getting-started/types/directory",
        "getting-started/types/file",
        "getting-started/types/cachevolume",
        "getting-started/types/secret",
        "getting-started/types/service",
        "getting-started/types/git",
        "getting-started/types/env",
        "getting-started/types/llm",
      ],
    },
    {
      type: "category",
      label: "Ways to the API",
      items: ["getting-started/api/cli", "getting-started/api/sdk", "getting-started/api/http"],
    },
    {
      type: "category",
      label: "CI integrations",
      items: [
        "getting-started/ci-integrations/github-actions",
        "getting-started/ci-integrations/github",
        "getting-started/ci-integrations/gitlab-ci",
        "getting-started/ci-integrations/circleci",
        "getting-started/ci-integrations/jenkins",
        "getting-started/ci-integrations/azure-pipelines",
        "getting-started/ci-integrations/aws-codebuild",
        "getting-started/ci-integrations/tekton",
        "getting-started/ci-integrations/argo-workflows",
      ],
    },
  ],
  extending: [
    {
      type: "category",
      label: "Extending Dagger",
      items: ["extending/index", "extending/modules", "extending/functions", "extending/documentation"],
    },
    {
      type: "category",
      label: "In and out",
      items: [
        "extending/arguments",
        "extending/return-types",
        "extending/chaining",
        "extending/error-handling",
        "extending/secrets",
        "extending/services",
        "extending/remote-repositories",
      ],
    },
    {
      type: "category",
      label: "Objects and types",
      items: [
        "extending/constructors",
        "extending/state",
        "extending/custom-types",
        "extending/enumerations",
        "extending/interfaces",
      ],
    },
    { type: "category", label: "Speed", items: ["extending/cache-volumes", "extending/function-caching"] },
    { type: "category", label: "Other code", items: ["extending/module-dependencies", "extending/packages"] },
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
      items: [
        "reference/index",
        "reference/cli",
        "reference/glossary",
        "reference/troubleshooting",
        "reference/ide-setup",
      ],
    },
    {
      type: "category",
      label: "Configuration",
      items: [
        "reference/configuration/modules",
        "reference/configuration/engine",
        "reference/configuration/cache",
        "reference/configuration/llm",
        "reference/configuration/proxy",
        "reference/configuration/custom-ca",
        "reference/configuration/custom-runner",
        "reference/configuration/cloud",
      ],
    },
    {
      type: "category",
      label: "Container runtimes",
      items: [
        "reference/container-runtimes/index",
        "reference/container-runtimes/docker",
        "reference/container-runtimes/podman",
        "reference/container-runtimes/nerdctl",
        "reference/container-runtimes/apple-container",
      ],
    },
    {
      type: "category",
      label: "Deployment",
      items: ["reference/deployment/kubernetes", "reference/deployment/openshift"],
    },
    {
      type: "category",
      label: "Best practices",
      items: [
        "reference/best-practices/adopting",
        "reference/best-practices/modules",
        "reference/best-practices/monorepos",
        "reference/best-practices/contributing",
      ],
    },
    { type: "category", label: "API", items: ["reference/api/internals"] },
  ],
  cookbook: [
    {
      type: "category",
      label: "Cookbook",
      items: [
        "cookbook/index",
        "cookbook/filesystems",
        "cookbook/builds",
        "cookbook/containers",
        "cookbook/services",
        "cookbook/secrets",
        "cookbook/errors",
        "cookbook/agents",
      ],
    },
  ],
};

export default sidebars;
