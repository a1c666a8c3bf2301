import Head from "@docusaurus/Head";
import type { ReactNode } from "react";
import { BreakablePage } from "./breakable.tsx";

function Nested(): ReactNode {
  return (
    <Head>
      <Head>
        <title>Inner</title>
      </Head>
    </Head>
  );
}

function Disallowed(): ReactNode {
  return (
    <Head>
      <div>Not a head element</div>
    </Head>
  );
}

function NoString(): ReactNode {
  return (
    <Head>
      <title>
        <b>Bold</b>
      </title>
    </Head>
  );
}

export default function HeadPage(): ReactNode {
  return (
    <BreakablePage
      faults={{
        "Nest head components": Nested,
        "Put a div in the head": Disallowed,
        "Put markup in the title": NoString,
      }}
    />
  );
}
