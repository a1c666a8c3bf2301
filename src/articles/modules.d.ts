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

declare module "@docusaurus/core/lib/client/preload" {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module "@docusaurus/core/lib/client/ClientLifecyclesDispatcher" {
  import type { useLocation } from "@docusaurus/router";
  import type { ReactNode } from "react";

  type Location = ReturnType<typeof useLocation>;

  /** Calls the function of that name of every client module; the one that is given back ends what they have begun. */
  export function dispatchLifecycleAction(
    name: "onRouteUpdate" | "onRouteDidUpdate",
    locations: { location: Location; previousLocation: Location | null },
  ): () => void;

  export default function ClientLifecyclesDispatcher(props: {
    children: ReactNode;
    location: Location;
    previousLocation: Location | null;
  }): ReactNode;
}

declare module "@docusaurus/ComponentCreator" {
  export default function ComponentCreator(path: string, hash: string): unknown;
}

interface Window {
  docusaurus: { prefetch(path: string): unknown; preload(path: string): unknown };
}
