import ComponentCreator from "@docusaurus/ComponentCreator";
import type { ComponentType, ReactNode } from "react";
import { BreakablePage } from "./breakable.tsx";

/** What the router shows for an unmatched path; like every route it is loaded when it is first needed. */
const Lazy = ComponentCreator("*", "") as ComponentType;

export default function LazyPage(): ReactNode {
  return <BreakablePage faults={{ "Load the rest": () => <Lazy /> }} />;
}
