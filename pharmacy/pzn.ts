/** A Pharmazentralnummer (PZN), the number of a pack in German pharmacies: eight digits, the last a check digit. */

const FORM = /^\d{8}$/;
const TYPED = /^\s*(pzn)?[\s.:–-]*(\d(?:[\s.–-]*\d){6,7})\s*$/i;

/**
 * The check digit: the first seven digits weighted 1 to 7, summed, modulo 11. Undefined for numbers whose remainder is
 * 10, which are never issued.
 */
export function pznCheckDigit(sevenDigits: string): number | undefined {
  const sum = [...sevenDigits].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  const remainder = sum % 11;
  return remainder === 10 ? undefined : remainder;
}

/** Whether a text is a PZN: eight digits, the last one right. */
export function isPzn(text: string): boolean {
  return FORM.test(text) && pznCheckDigit(text.slice(0, 7)) === Number(text[7]);
}

/** A number that a person has typed as a PZN, right or not. */
export interface TypedPzn {
  /** Eight digits; seven typed ones, the old form, get a nought in front. */
  readonly pzn: string;
  /** Whether the word PZN stands before it. */
  readonly isNamed: boolean;
}

/** Reads `PZN 4877800`, `pzn: 0487 7800` or `04877800`; undefined for what has not seven or eight digits. */
export function typedPzn(text: string): TypedPzn | undefined {
  const [, word, digits] = TYPED.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return { pzn: digits.replace(/\D/g, '').padStart(8, '0'), isNamed: word !== undefined };
}
