import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { ErrorBoundaryErrorMessageFallback } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { Breakables } from "./breakable.tsx";

function Broken(): ReactNode {
  const root = new Error("The disk is full.");
  throw new Error("The page broke.", { cause: new Error("A file could not be written.", { cause: root }) });
}

export default function CrashPage(): ReactNode {
  return (
    <Layout title="Crash">
      <main className="container">
        <h1>Crash</h1>
        <Breakables faults={{ "Break the page": Broken }} />
        <ErrorBoundary fallback={(params) => <ErrorBoundaryErrorMessageFallback {...params} />}>
          <Breakables faults={{ "Break a part": Broken }} />
        </ErrorBoundary>
      </main>
    </Layout>
  );
}
