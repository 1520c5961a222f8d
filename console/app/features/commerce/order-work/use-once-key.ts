import { useRef } from 'react';

/** A key for one intended change: another intention gets another key, so that a repeated press counts once. */
export function useOnceKey(intention: string): string {
  const kept = useRef({ intention, key: crypto.randomUUID() });
  if (kept.current.intention !== intention) kept.current = { intention, key: crypto.randomUUID() };
  return kept.current.key;
}
