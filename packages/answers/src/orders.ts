/** Verbs with which the pages begin their steps and the headings of tasks. */
const ORDERS =
  /^(?:add|ask|begin|bind|build|cache|call|change|check|choose|clone|connect|copy|create|declare|export|expose|find|give|handle|install|keep|leave|let|list|load|log in|make|mark|mount|name|open|pass|pin|prune|publish|push|put|reach|read|remove|restart|return|run|save|send|serve|set|start|take|test|try|turn|update|upgrade|use|write)\b/i;

/**
 * Whether a sentence or heading says what to do.
 *
 * @example startsWithOrder("Mount a volume") // true
 */
export function startsWithOrder(text: string): boolean {
  return ORDERS.test(text);
}
