import { hideHosts } from "../hosts.ts";

/** Decides which sources a text may refer to. */
export interface Citer {
  /** Returns the number, starting at 1, that replaces a marker such as `[3]`; undefined drops the marker. */
  readonly cite: (number: number) => number | undefined;
  /** Returns the number of the source at an address; undefined keeps only `title`, the text that the model linked. */
  readonly citeUrl: (url: string, title: string) => number | undefined;
  /** Whether a passage mentions a bare address, which then stays as code without a link. */
  readonly isMentioned?: (url: string) => boolean;
  /** Whether code may name a host, written in lowercase. Others become an ellipsis; undefined allows all. */
  readonly isKnownHost?: (host: string) => boolean;
}

/** Keeps code, without the hosts that it may not name. */
export function keepCode(code: string, { isKnownHost }: Citer): string {
  return isKnownHost ? hideHosts(code, isKnownHost) : code;
}
