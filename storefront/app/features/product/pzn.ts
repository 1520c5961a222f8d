import { isPzn, typedPzn } from '#pharmacy/pzn.ts';

/** What a typed text says about a PZN. */
export type PznReading = { kind: 'none' } | { kind: 'valid'; pzn: string } | { kind: 'invalid'; pzn: string };

/** Reads a PZN from what a person typed. Digits without the word PZN that fail the check are an ordinary term. */
export function readPzn(text: string): PznReading {
  const typed = typedPzn(text);
  if (!typed) return { kind: 'none' };
  const { pzn, isNamed } = typed;
  if (isPzn(pzn)) return { kind: 'valid', pzn };
  return isNamed ? { kind: 'invalid', pzn } : { kind: 'none' };
}
