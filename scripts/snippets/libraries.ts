/** Packages of a language that its programs import, at exact versions. */
export interface Libraries {
  /** Names them and the file that lists them. */
  readonly name: string;
  /** Installs them, where a program tells the reader how. */
  readonly command: string;
  readonly isInstalled: () => Promise<boolean>;
  /** @throws Error when they can't be had. */
  readonly install: () => Promise<void>;
}
