/** Asks two programs that others made what agents get: a grader of documentation sites, and a client of MCP servers. */
import { readOperatorSettings } from "../config/operator.ts";
import { packAgent } from "../scripts/agent/pack.ts";
import { readDocsData } from "../scripts/agent/read-docs-data.ts";
import { installPackages } from "../scripts/install-packages.mjs";
import { closeServer, listenLocally } from "../scripts/listen.ts";
import { runCommand } from "../scripts/run-command.ts";
import { createStaticServer } from "../scripts/static-server.ts";
import type { Figure } from "./report.ts";
import { withServer } from "./server/with-server.ts";

/** The programs have their own packages, which nothing else needs. */
const FOLDER = "bench/clients";
const GRADER = `${FOLDER}/node_modules/afdocs/bin/afdocs.mjs`;
const INSPECTOR = `${FOLDER}/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js`;

/** More than there are pages, so that the grader looks at every one. */
const MOST_PAGES = 5000;

/**
 * Checks that large pages of this site don't pass, and why. All others have to be clean.
 *
 * A reader without scripts gets every language of a page, so its HTML is large, and so is the one twin that has them all.
 * The grader compares a page with one file, and doesn't follow a twin that's split into its sections.
 */
const OF_LARGE_PAGES = [
  "page-size-html",
  "page-size-markdown",
  "tabbed-content-serialization",
  "markdown-content-parity",
];

/** The grader asks for every page several times. */
const GRADER_TIMEOUT_MS = 40 * 60 * 1000;

/** Generations of the protocol, as the inspector names them. */
const ERAS = ["legacy", "modern"] as const;

/** A check of the grader. */
interface Grade {
  readonly id: string;
  readonly status: string;
  readonly message: string;
  readonly details?: {
    readonly pageResults?: readonly {
      readonly samples?: readonly { readonly url: string; readonly outcome: string }[];
    }[];
  };
}

/** What the grader reports. */
interface Grades {
  readonly results: readonly Grade[];
  readonly testedPages: number;
  readonly scoring: { readonly overall: number };
}

/** Measures with both programs. Without permission to install them, there are no figures. */
export async function measureClients(): Promise<readonly Figure[]> {
  return installPackages(FOLDER, "afdocs and the MCP inspector") ? [...(await gradeSite()), await inspectTools()] : [];
}

/** Grades every page of the last build by the rules of agentdocsspec.com. */
async function gradeSite(): Promise<readonly Figure[]> {
  const server = createStaticServer({ dir: "build" });
  // The grader counts a connection that's closed while it's about to be used as a dead link.
  server.keepAliveTimeout = 0;
  const origin = await listenLocally(server);
  const { siteUrl } = readOperatorSettings(process.env);
  const options = [
    ...[origin, "--canonical-origin", siteUrl],
    ...["--sampling", "deterministic", "--max-links", String(MOST_PAGES), "--request-delay", "0"],
    ...["--format", "json", "--score", "--quiet"],
  ];
  const { output } = await runCommand(process.execPath, [GRADER, "check", ...options], {
    timeoutMs: GRADER_TIMEOUT_MS,
  });
  await closeServer(server);
  if (!output.includes("{")) {
    throw new Error(
      `${output}\nafdocs gave no grades, expected those of every page. Run it by hand and see where it stops.`,
    );
  }
  const { results, testedPages, scoring }: Grades = JSON.parse(output.slice(output.indexOf("{")));
  const unclean = results.filter((grade) => grade.status !== "pass" && grade.status !== "skip" && !isMisread(grade));
  for (const { id, message } of unclean) {
    console.log(`  ${id}: ${message}`);
  }
  const [large, other] = [true, false].map((isLarge) =>
    unclean.filter(({ id }) => OF_LARGE_PAGES.includes(id) === isLarge),
  ) as [typeof unclean, typeof unclean];
  return [
    {
      what: `score from afdocs, over ${testedPages} pages`,
      value: scoring.overall,
      budget: 100,
      unit: "points",
      isLeast: true,
    },
    { what: `failed afdocs checks, of ${results.length}`, value: other.length, budget: 0, unit: "" },
    {
      what: "other afdocs checks that large pages don't pass",
      value: large.length,
      budget: OF_LARGE_PAGES.length,
      unit: "",
    },
  ];
}

/** Checks for a fault that's none: the grader takes the class FunctionNotFound for a page that isn't there. */
function isMisread({ id, details }: Grade): boolean {
  const samples = details?.pageResults?.flatMap((page) => page.samples ?? []) ?? [];
  const broken = samples.filter(({ outcome }) => outcome !== "ok");
  return (
    id === "markdown-link-portability" &&
    broken.length > 0 &&
    broken.every(({ url }) => /\/FunctionNotFound\.md$/.test(url))
  );
}

/** Counts the requests of the inspector that fail: over stdio with the packed server and over HTTP, in both eras. */
async function inspectTools(): Promise<Figure> {
  const data = readDocsData("build", readOperatorSettings(process.env).siteUrl);
  const { folder } = await packAgent(data, ".cache/agent-package");
  const overStdio = await countFailures([process.execPath, `${folder}/cli.js`, "mcp"]);
  const overHttp = await withServer(({ url }) => countFailures([new URL("/mcp", url).href]));
  const count = 2 * ERAS.length * REQUESTS.length;
  const value = overStdio + overHttp;
  return { what: `failed requests from the MCP inspector, of ${count}`, value, budget: 0, unit: "" };
}

/** Requests and what their answers contain. `--strict` reports schemas that other clients don't understand. */
const REQUESTS = [
  [["--method", "tools/list", "--strict"], '"check"'],
  [["--method", "tools/call", "--tool-name", "symbol", "--tool-arg", "name=with_exec"], "Container.withExec"],
  [["--method", "tools/call", "--tool-name", "command", "--tool-arg", "name=dagger init"], "--sdk"],
] as const;

async function countFailures(target: readonly string[]): Promise<number> {
  let failures = 0;
  for (const era of ERAS) {
    for (const [request, expected] of REQUESTS) {
      const options = ["--protocol-era", era, "--format", "json", ...request];
      const { code, output } = await runCommand(process.execPath, [INSPECTOR, "--cli", ...target, ...options]);
      if (code !== 0 || !output.includes(expected)) {
        failures += 1;
        console.log(`  ${request.join(" ")} (${era}) of ${target.join(" ")}: ${output.slice(0, 300)}`);
      }
    }
  }
  return failures;
}
