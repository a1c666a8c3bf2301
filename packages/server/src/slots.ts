/** Places for answers that are being given at the same time. */
export interface Slots {
  /**
   * Takes a place.
   *
   * @returns what gives it back, once however often it is called; nothing when all are taken.
   */
  take(): (() => void) | undefined;
  /** How many are taken. */
  taken(): number;
}

/** Makes that many places. */
export function createSlots(most: number): Slots {
  let taken = 0;
  return {
    take() {
      if (taken >= most) {
        return undefined;
      }
      taken += 1;
      let isOpen = true;
      return () => {
        taken -= isOpen ? 1 : 0;
        isOpen = false;
      };
    },
    taken: () => taken,
  };
}
