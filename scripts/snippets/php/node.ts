/** A node of php-parser's syntax tree; what each kind has stands in its documentation. */
export interface Node {
  readonly kind: string;
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } };
  readonly [key: string]: unknown;
}

/** Tells nodes from the other values of a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { kind?: unknown }).kind === "string";
}

/** Gives the node under a key, if there is one. */
export function nodeAt(node: Node, key: string): Node | undefined {
  const value = node[key];
  return isNode(value) ? value : undefined;
}

/** Gives the nodes of the list under a key. */
export function nodesAt(node: Node, key: string): readonly Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Gives every node directly below. */
export function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "loc" || key.endsWith("Comments")) {
      return [];
    }
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

/** Gives the name under a key: a plain text, or a node that holds one. */
export function nameAt(node: Node, key = "name"): string {
  const value = node[key];
  if (typeof value === "string") {
    return value;
  }
  return isNode(value) && typeof value.name === "string" ? value.name : "";
}

/** Gives every node of the kinds below a node, itself included. */
export function findAll(node: Node, kinds: ReadonlySet<string>): readonly Node[] {
  return [...(kinds.has(node.kind) ? [node] : []), ...childrenOf(node).flatMap((child) => findAll(child, kinds))];
}
