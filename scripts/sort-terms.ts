/** Sorts terms alphabetically, ignoring case, and removes duplicates; comments stay at the top. */
export function sortTerms(text: string): string {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const comments = lines.filter((line) => line.startsWith("#"));
  const terms = [...new Set(lines.filter((line) => !line.startsWith("#")))];
  terms.sort((left, right) => left.localeCompare(right, "en", { sensitivity: "base" }) || (left < right ? -1 : 1));
  return `${[...comments, ...terms].join("\n")}\n`;
}
