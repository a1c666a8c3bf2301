// `npm run serve [--port 3000] [--dir build]`: serves a finished build.
import { main } from "./main.ts";
import { readServeOptions } from "./read-options.ts";
import { serveSite } from "./serve-site.ts";

await main(() => serveSite(readServeOptions(process.argv.slice(2))));
