/** What signatures need to know about the types that they name. */
export interface TypeNames {
  /** Whether a name is an object of the API, which can be handed on without asking the engine. */
  readonly isObject: (name: string) => boolean;
}
