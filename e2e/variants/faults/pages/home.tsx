import Layout from "@theme/Layout";
import type { ReactNode } from "react";

export default function HomePage(): ReactNode {
  return (
    <Layout title="Faults">
      <main className="container">
        <h1>Faults</h1>
      </main>
    </Layout>
  );
}
