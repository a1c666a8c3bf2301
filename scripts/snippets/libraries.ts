/** Packages of a language that its programs import, at exact versions. */
export interface Libraries {
  /** Description of the packages and the file that lists them. */
  readonly name: string;
  /** Command that installs them, to show to the reader. */
  readonly command: string;
  readonly isInstalled: () => Promise<boolean>;
  /**
   * Installs the packages.
   *
   * @throws Error when they can't be installed.
   */
  readonly install: () => Promise<void>;
}
