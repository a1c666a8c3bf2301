import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadContext, Plugin } from "@docusaurus/types";

const dirname = path.dirname(fileURLToPath(import.meta.url));

/** Where page views go. Both or none: `config/operator.ts` refuses half a configuration. */
export interface AnalyticsOptions {
  readonly key?: string;
  readonly host?: string;
}

/** Sends page views to PostHog; without a key nothing of it is in the built site. */
export default function analytics(_context: LoadContext, { key, host }: AnalyticsOptions): Plugin {
  return {
    name: "analytics",
    getClientModules: () => (key ? [path.resolve(dirname, "client.ts")] : []),
    async contentLoaded({ actions }) {
      if (key && host) {
        actions.setGlobalData({ key, host });
      }
    },
  };
}
