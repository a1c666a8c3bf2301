import { createStorageSlot } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";

/** Uses storage while it is rendered, which on the server is a mistake; shows what that says. */
export default function StoragePage(): ReactNode {
  return (
    <Layout title="Storage">
      <main className="container">
        <h1>Storage</h1>
        <p suppressHydrationWarning>{readOutcome()}</p>
      </main>
    </Layout>
  );
}

function readOutcome(): string {
  try {
    return `Stored: ${createStorageSlot("reading-place").get() ?? "nothing"}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
