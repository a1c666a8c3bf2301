// `npm run dates`: records what each page of the last build shows, and since which day.
import { copyFile } from "node:fs/promises";
import { main } from "./main.ts";

await main(async () => {
  await copyFile("hosting/page-dates.json", "data/page-dates.json");
  console.log("✓ data/page-dates.json");
  return 0;
});
