/** A mistake in code, a command, or a configuration. */
export interface CheckFault {
  /** Characters from the start of the text. */
  readonly offset: number;
  readonly found: string;
  /** What's right in its place. */
  readonly expected: string;
}
