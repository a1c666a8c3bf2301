import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useRouteContext from "@docusaurus/useRouteContext";
import type { ReactNode } from "react";

/** Shows what a component in a doc can find out about it: the doc's title, and the plugin that its route belongs to. */
export function DocContext(): ReactNode {
  const { metadata } = useDoc();
  const { plugin } = useRouteContext();
  return <p>{`${metadata.title} is a page of ${plugin.name}, ${plugin.id}.`}</p>;
}
