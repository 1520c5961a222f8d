import { HASHES_AT_ONCE, hashing } from '../hashing.ts';

/** Lets every other hash wait until it is told to go on. */
export function holdHashing(): { release(): Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: HASHES_AT_ONCE }, (_, place) => hashing(`held ${place}`, () => promise));
  return {
    release: async () => {
      resolve();
      await Promise.all(held);
    },
  };
}
