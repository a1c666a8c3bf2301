/** Random numbers that are the same in every run, which keeps the measured pages identical. */
export interface Random {
  /** Returns an integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** Returns one of the choices. */
  pick<T>(choices: readonly T[]): T;
  /** Returns true with the given probability, from 0 to 1. */
  happens(chance: number): boolean;
}

/** Creates a generator from a seed, using mulberry32, which is small and good enough to vary text. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick: (choices) => {
      const choice = choices[between(0, choices.length - 1)];
      if (choice === undefined) {
        throw new Error("Unexpected empty list, expected something to pick from.");
      }
      return choice;
    },
    happens: (chance) => next() < chance,
  };
}
