import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { marked } from "marked";

mkdirSync("dist", { recursive: true });
writeFileSync("dist/index.html", marked.parse(readFileSync("books.md", "utf8")));
