import { pznCheckDigit, typedPzn } from '#pharmacy/pzn.ts';

/** What a check of a central pharmaceutical number (PZN) says. */
export type PznVerdict =
  | { is: 'valid' }
  | { is: 'wrongForm' }
  | { is: 'wrongDigit'; digit: number }
  | { is: 'noSuchNumber' };

/** Checks a PZN as a person has typed it, and tells the digit that would be right. */
export function checkPzn(typed: string): PznVerdict {
  const { pzn } = typedPzn(typed) ?? {};
  if (pzn === undefined) return { is: 'wrongForm' };
  const digit = pznCheckDigit(pzn.slice(0, 7));
  if (digit === undefined) return { is: 'noSuchNumber' };
  return Number(pzn[7]) === digit ? { is: 'valid' } : { is: 'wrongDigit', digit };
}

/** A PZN as it is kept, eight digits; what is none stays as it was typed. */
export const completed = (typed: string): string => typedPzn(typed)?.pzn ?? typed;
