import ComponentCreator from "@docusaurus/ComponentCreator";
import type { ComponentType, ReactNode } from "react";
import { BreakablePage } from "./breakable.tsx";

/** The component that the router shows for an unmatched path. Like every route, it's loaded on first use. */
const Lazy = ComponentCreator("*", "") as ComponentType;

export default function LazyPage(): ReactNode {
  return <BreakablePage faults={{ "Load the rest": () => <Lazy /> }} />;
}
