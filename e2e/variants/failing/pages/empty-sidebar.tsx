import Layout from "@theme/Layout";
import NavbarItem from "@theme/NavbarItem";
import type { ReactNode } from "react";

/** Shows a link to a sidebar without a page. */
export default function EmptySidebar(): ReactNode {
  return (
    <Layout>
      <NavbarItem type="docSidebar" sidebarId="empty" />
    </Layout>
  );
}
