import { expect, it } from "vitest";
import { createMask } from "./mask.ts";

const mask = createMask({ "/home/me/book-list": "/PATH/book-list" });

it("keeps of a line that is printed again and again what a terminal shows in the end", () => {
  expect(mask("Updating files:  49%\rUpdating files: 100%, done.\nHTTP/1.1 200 OK\r\nDate: today")).toBe(
    "Updating files: 100%, done.\nHTTP/1.1 200 OK\r\nDate: today",
  );
});

it("leaves out Maven's downloads with their progress, which a full cache wouldn't show", () => {
  const moved = [
    "Downloading from central: https://a/b.pom",
    "Progress (1): 8.1 kB\r\rDownloaded from central: https://a/b.pom",
  ];
  expect(mask(["[INFO] Scanning", ...moved, "[INFO] Done"].join("\n"))).toBe("[INFO] Scanning\n[INFO] Done");
});

it("replaces paths, digests, dates, and times", () => {
  expect(mask("/home/me/book-list sha256:0123456789 2026-11-29T01:22:04Z 1.25s")).toBe(
    "/PATH/book-list sha256:… DATE 0.0s",
  );
});
