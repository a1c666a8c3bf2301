import Layout from "@theme/Layout";
import type { ReactNode } from "react";

export default function RootPage(): ReactNode {
  return (
    <Layout title="Root">
      <main className="container">
        <h1>Root</h1>
        <button type="button" onClick={() => window.dispatchEvent(new CustomEvent("break", { detail: "root" }))}>
          Break everything
        </button>
        <button type="button" onClick={() => window.dispatchEvent(new CustomEvent("break", { detail: "hook" }))}>
          Use a hook above its provider
        </button>
        <button type="button" onClick={() => window.dispatchEvent(new CustomEvent("break", { detail: "route" }))}>
          No docs route context
        </button>
        <button type="button" onClick={() => window.dispatchEvent(new CustomEvent("break", { detail: "navbar" }))}>
          Break the navbar item
        </button>
      </main>
    </Layout>
  );
}
