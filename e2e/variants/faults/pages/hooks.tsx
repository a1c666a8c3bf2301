import { useActiveDocContext, useActivePlugin, useDoc, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import { BreakablePage } from "./breakable.tsx";

function WithoutPlugin(): ReactNode {
  return useActiveDocContext("handbook").activeDoc?.id;
}

function WithoutActivePlugin(): ReactNode {
  return useActivePlugin({ failfast: true })?.pluginId;
}

function WithoutDoc(): ReactNode {
  return useDoc().metadata.title;
}

function WithoutSidebar(): ReactNode {
  return useDocsSidebar()?.name;
}

export default function HooksPage(): ReactNode {
  return (
    <BreakablePage
      faults={{
        "Docs feature without the docs plugin": WithoutPlugin,
        "No active docs plugin for the path": WithoutActivePlugin,
        "Doc hook outside of a doc": WithoutDoc,
        "No docs sidebar": WithoutSidebar,
      }}
    />
  );
}
