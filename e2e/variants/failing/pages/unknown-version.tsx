import Layout from "@theme/Layout";
import NavbarItem from "@theme/NavbarItem";
import type { ReactNode } from "react";

/** Shows a version dropdown with a version that the site doesn't have. */
export default function UnknownVersion(): ReactNode {
  const lists = { items: [], dropdownItemsBefore: [], dropdownItemsAfter: [] };
  return (
    <Layout>
      <NavbarItem type="docsVersionDropdown" versions={["0.18"]} {...lists} />
    </Layout>
  );
}
