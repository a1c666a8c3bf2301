import { createStorageSlot } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";

/** Uses storage during rendering, which is a mistake on the server, and shows the error message. */
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
