import type { DocsData, DocsFacts } from "./data.ts";

/** Documentation of two pages, for tests. */
export function createData(facts: DocsFacts): Omit<DocsData, "index" | "texts"> {
  return {
    siteUrl: "https://docs.test",
    version: "1.0.0",
    facts,
    pages: [
      {
        ...{ url: "/features/caching", title: "Caching", description: "", kind: "concept" },
        sections: ["layers", "a-command", "volumes"],
        texts: {
          all: "# Caching\n\n## Layers\n\nAll.\n\n### A command\n\n```shell\n## no heading\n```\n\n## Volumes\n\nText.\n",
          python: "# Caching\n\n## Layers\n\nPython.\n\n### A command\n\nMore.\n\n## Volumes\n\nText.\n",
        },
      },
      {
        ...{ url: "/faq", title: "FAQ", description: "", kind: "" },
        sections: [],
        texts: { all: "# FAQ\n\nAnswers.\n" },
      },
    ],
  };
}
