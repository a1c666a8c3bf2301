/** Thrown where a text breaks the rules of its language, such as a shell script or a Jenkinsfile. */
export class SyntaxMistake extends Error {
  /** Number of characters before the mistake. */
  readonly offset: number;
  /** The actual content, as the beginning of a message: "Unexpected …". */
  readonly found: string;
  readonly expected: string;

  constructor(offset: number, found: string, expected: string) {
    super(`${found}, expected ${expected}`);
    this.offset = offset;
    this.found = found;
    this.expected = expected;
  }
}
