/**
 * Matches hosts after a scheme, including addresses in numbers, and hosts that begin the name of an image or a module.
 */
const HOST =
  /(?<=https?:\/\/(?:[^\s/"'`@]*@)?)(?:[a-z\d][a-z\d.-]*\.[a-z]{2,}|\d+(?:\.\d+){3})|(?<![\w.@/-])(?:[a-z\d-]+\.)+(?:cloud|com|dev|gg|io|net|org|sh)(?=[/:][\w.-])/gi;

/** Matches hosts that nobody owns: examples, names inside a private network, and that network's numbers. */
const NOBODYS =
  /(?:^|\.)(?:example\.(?:com|net|org)|(?:example|internal|invalid|local|localhost|test))$|^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$/i;

/** A host in a piece of code, and where it begins. */
export interface FoundHost {
  readonly host: string;
  readonly index: number;
}

/** Finds the hosts in code that belong to somebody. */
export function findHosts(code: string): readonly FoundHost[] {
  return [...code.matchAll(HOST)]
    .map(({ 0: host, index }) => ({ host, index }))
    .filter(({ host }) => !NOBODYS.test(host));
}

/** Replaces hosts in code that aren't known with an ellipsis, so that the program can't reach them. */
export function hideHosts(code: string, isKnown: (host: string) => boolean): string {
  return code.replace(HOST, (host) => (NOBODYS.test(host) || isKnown(host.toLowerCase()) ? host : "…"));
}
