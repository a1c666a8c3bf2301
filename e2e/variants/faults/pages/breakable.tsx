import Layout from "@theme/Layout";
import { type ComponentType, type PropsWithChildren, type ReactNode, useState } from "react";

/** Shows buttons that each add a failing component to the page. */
export function BreakablePage({ faults }: { faults: Readonly<Record<string, ComponentType>> }): ReactNode {
  return (
    <Layout title="Breakable">
      <main className="container">
        <h1>Breakable</h1>
        <Breakables faults={faults} />
      </main>
    </Layout>
  );
}

/** Shows buttons that break the component around them. */
export function Breakables({
  faults,
}: PropsWithChildren<{ faults: Readonly<Record<string, ComponentType>> }>): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const Fault = chosen === undefined ? undefined : faults[chosen];
  return (
    <>
      {Object.keys(faults).map((name) => (
        <button key={name} type="button" onClick={() => setChosen(name)}>
          {name}
        </button>
      ))}
      {Fault && <Fault />}
    </>
  );
}
