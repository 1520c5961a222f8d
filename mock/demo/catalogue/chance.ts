/**
 * A number in [0, 1) that follows from one seed and a name: the same product gets the same price and
 * stock whatever stands before it in the tables.
 */
export type Chance = (name: string) => number;

export function chanceFrom(seed: number): Chance {
  return (name) => {
    let hash = (2166136261 ^ seed) >>> 0;
    for (let i = 0; i < name.length; i++) {
      hash = Math.imul(hash ^ name.charCodeAt(i), 16777619) >>> 0;
    }
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909) >>> 0;
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  };
}

/** One of the values, by chance. */
export function pick<T>(values: readonly [T, ...T[]], share: number): T {
  return values[Math.floor(share * values.length)] ?? values[0];
}
