import { useColorMode } from "@docusaurus/theme-common";
import useRouteContext from "@docusaurus/useRouteContext";
import type { PropsWithChildren, ReactNode } from "react";
import { useBreak } from "../../use-break.ts";

/** Wraps the layout, and therefore everything that the layout provides. */
export default function Root({ children }: PropsWithChildren): ReactNode {
  const part = useBreak();
  if (part === "root") {
    throw new Error("The root broke.");
  }
  return (
    <>
      {part === "hook" && <Outside />}
      {part === "route" && <OutsideRoutes />}
      {children}
    </>
  );
}

function Outside(): ReactNode {
  return useColorMode().colorMode;
}

function OutsideRoutes(): ReactNode {
  return useRouteContext().plugin.name;
}
