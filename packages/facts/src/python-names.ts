/** Words that Python keeps for itself; the SDK puts a line behind them. */
const KEYWORDS = new Set(["as", "class", "def", "from", "global", "import", "in", "is", "not", "or", "with"]);

/** Spells a field or an argument as the Python SDK does. */
export function toPythonName(name: string): string {
  const snake = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}
