import ComponentTypes from "@theme-init/NavbarItem/ComponentTypes";
import type { ReactNode } from "react";
import { useBreak } from "../../use-break.ts";

function FragileItem({ label }: { label: string }): ReactNode {
  if (useBreak() === "navbar") {
    throw new Error("The item broke.");
  }
  return <span className="navbar__item">{label}</span>;
}

export default { ...ComponentTypes, "custom-fragile": FragileItem };
