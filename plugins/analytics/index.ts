import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadContext, Plugin } from "@docusaurus/types";

const dirname = path.dirname(fileURLToPath(import.meta.url));

/** Where page views are sent. Set both or neither: `config/operator.ts` rejects half a configuration. */
export interface AnalyticsOptions {
  readonly key?: string;
  readonly host?: string;
}

/** Sends page views to PostHog. Without a key, none of its code is in the built site. */
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
