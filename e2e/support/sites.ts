import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createStaticServer } from "../../scripts/static-server.ts";
import { buildVariant, type VariantOptions } from "./build-variant.ts";
import { siteBuildDir } from "./paths.ts";

/** The site itself, and the small sites of `e2e/variants/`. */
export type SiteName =
  | "site"
  | "stage"
  | "menus"
  | "settings"
  | "faults"
  | "hosted"
  | "answers-stand-in"
  | "answers-endpoint";

/** Serves sites, each starting with the first request for it. */
export interface Sites {
  /** Returns the address of a site, without a trailing slash. */
  readonly open: (name: SiteName) => Promise<string>;
  readonly close: () => void;
}

/** Creates the builder and server of one worker's sites. */
export function createSites(): Sites {
  const addresses = new Map<SiteName, Promise<string>>();
  const servers: Server[] = [];

  async function start(name: SiteName): Promise<string> {
    // Uncompressed, because local transfers are free and repeated compression isn't.
    const server = createStaticServer({ dir: await readBuild(name), isCompressed: false });
    servers.push(server);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  return {
    open: (name) => {
      const address = addresses.get(name) ?? start(name);
      addresses.set(name, address);
      return address;
    },
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** Returns the folder of a build. The site's own build has to exist already. */
export async function readBuild(name: SiteName): Promise<string> {
  if (name === "site") {
    if (!existsSync(path.join(siteBuildDir, "404.html"))) {
      throw new Error(`No build in ${siteBuildDir}, expected one to test. Run npm run build.`);
    }
    return siteBuildDir;
  }
  const { folder = name, ...options } = VARIANT_OPTIONS[name] ?? {};
  const { isBuilt, output, dir } = await buildVariant(folder, options);
  if (!isBuilt) {
    throw new Error(`The variant "${name}" did not build:\n${output}`);
  }
  return dir;
}

/** Addresses of the operator's services on this machine. Nothing listens there, and tests respond in their place. */
export const OPERATOR = {
  posthogHost: "http://127.0.0.1:4780",
  communityScript: "http://127.0.0.1:4780/community.js",
  searchHost: "http://127.0.0.1:4781",
  answers: "http://127.0.0.1:4782/api/answers",
  assistant: "http://127.0.0.1:4783/chat",
} as const;

/** Build options of the variants that need more than their folder. */
const VARIANT_OPTIONS: Readonly<Partial<Record<SiteName, VariantOptions & { readonly folder?: string }>>> = {
  "answers-endpoint": {
    folder: "answers",
    label: "endpoint",
    env: { ASK_AI_PROVIDER: "endpoint", ASK_AI_ENDPOINT: OPERATOR.answers },
  },
  // The third language is another site's, which is only linked to.
  menus: { locales: ["en", "fr"] },
  settings: {
    env: {
      ASK_AI_PROVIDER: "off",
      POSTHOG_KEY: "phc_test",
      POSTHOG_HOST: OPERATOR.posthogHost,
      COMMUNITY_SCRIPT_URL: OPERATOR.communityScript,
    },
  },
};
