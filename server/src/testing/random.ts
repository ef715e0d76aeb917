// Random tests that can be run again: everything follows from a seed, which is printed. `SOAK_SEED` repeats one, `SOAK_ROUNDS` asks for more.

export interface Random {
  seed: number;
  /** A whole number from 0 to `below` - 1. */
  below: (below: number) => number;
  pick: <T>(values: readonly T[]) => T | undefined;
}

/** Mulberry32 (public domain): 32 bits of state are plenty for choosing steps. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { seed, below, pick: (values) => values[below(values.length)] };
}

/** The seed of this run: `SOAK_SEED`, else a new one each time. */
export const seedOfRun = (): number => Number(process.env.SOAK_SEED ?? Math.floor(Math.random() * 1_000_000_000));

/** Rounds of this run: `SOAK_ROUNDS` times as many as usual. */
export const roundsOfRun = (usual: number): number => usual * Number(process.env.SOAK_ROUNDS ?? 1);
