// `npm run serve [--port 3000] [--dir build]`: serves a finished build.
import { main } from "./main.ts";
import { readServeOptions, serveSite } from "./serve-site.ts";

await main(() => serveSite(readServeOptions(process.argv.slice(2))));
