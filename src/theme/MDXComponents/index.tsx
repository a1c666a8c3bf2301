// Not wrapped: the original pulls in the client-side highlighter, stateful tabs, and stateful details. Here, everything
// inside an article is plain HTML that src/client/ enhances.
import Link from "@docusaurus/Link";
import Admonition from "@theme/Admonition";
import Heading from "@theme/Heading";
import type { ComponentProps } from "react";
import { Card, Cards } from "../../components/cards/index.tsx";
import { Filter } from "../../components/filter/index.tsx";
import { Hero, HeroCall, HeroRun, HeroTrace } from "../../components/hero/index.tsx";
import { Job, Jobs } from "../../components/jobs/index.tsx";
import { KnownAnchors } from "../../components/known-anchors/index.tsx";
import { Tab, Tabs } from "../../components/tabs/index.tsx";

const MDXComponents = {
  a: (props: ComponentProps<typeof Link>) => <Link {...props} />,
  admonition: Admonition,
  // The framework's MDX compiler gives `<details>` this name.
  Details: (props: ComponentProps<"details">) => <details {...props} />,
  h1: (props: ComponentProps<"h1">) => <Heading as="h1" {...props} />,
  h2: (props: ComponentProps<"h2">) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<"h3">) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<"h4">) => <Heading as="h4" {...props} />,
  h5: (props: ComponentProps<"h5">) => <Heading as="h5" {...props} />,
  h6: (props: ComponentProps<"h6">) => <Heading as="h6" {...props} />,
  Card,
  Cards,
  Filter,
  Hero,
  HeroCall,
  HeroRun,
  HeroTrace,
  Job,
  Jobs,
  KnownAnchors,
  Tab,
  Tabs,
};

export default MDXComponents;
