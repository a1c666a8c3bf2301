declare module "@static-articles/version" {
  import type { PropVersionMetadata } from "@docusaurus/plugin-content-docs";

  const version: PropVersionMetadata;
  export default version;
}

declare module "@docusaurus/core/lib/client/routeContext" {
  import type { PluginRouteContext } from "@docusaurus/types";
  import type { ReactNode } from "react";

  export function RouteContextProvider(props: { children: ReactNode; value: PluginRouteContext | null }): ReactNode;
}

declare module "@docusaurus/ComponentCreator" {
  export default function ComponentCreator(path: string, hash: string): unknown;
}

interface Window {
  docusaurus: { prefetch(path: string): unknown; preload(path: string): unknown };
}
