/** Says where a text breaks the rules of its language, be it a script of the shell or a Jenkinsfile. */
export class SyntaxMistake extends Error {
  /** Characters before the place. */
  readonly offset: number;
  /** What stands there, as the beginning of a message: "Unexpected …". */
  readonly found: string;
  readonly expected: string;

  constructor(offset: number, found: string, expected: string) {
    super(`${found}, expected ${expected}`);
    this.offset = offset;
    this.found = found;
    this.expected = expected;
  }
}
