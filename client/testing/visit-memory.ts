import type { VisitStorage } from '../commerce/effective-account.ts';

/** What a visit keeps, in memory. */
export function visitMemory(): VisitStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
