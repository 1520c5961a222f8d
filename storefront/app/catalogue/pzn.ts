/** What a typed text says about a PZN. */
export type PznReading = { kind: 'none' } | { kind: 'valid'; pzn: string } | { kind: 'invalid'; pzn: string };

const weights = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Reads a PZN from what a person typed: "PZN 4877800", "PZN-04877800", with spaces. Digits 1–7 are weighted
 * 1–7, the sum modulo 11 is digit 8; seven digits get a leading zero (german-shop.md 11). Digits without the
 * word PZN that fail the check are no PZN but an ordinary term.
 */
export function readPzn(text: string): PznReading {
  const match = /^(pzn)?[\s:-]*((?:\d[\s-]*){7,8})$/i.exec(text.trim());
  if (!match?.[2]) return { kind: 'none' };
  const pzn = match[2].replace(/\D/g, '').padStart(8, '0');
  if (hasCheckDigit(pzn)) return { kind: 'valid', pzn };
  return match[1] ? { kind: 'invalid', pzn } : { kind: 'none' };
}

function hasCheckDigit(pzn: string): boolean {
  const sum = weights.reduce<number>((total, weight, place) => total + weight * Number(pzn[place]), 0);
  return sum % 11 === Number(pzn[7]);
}
