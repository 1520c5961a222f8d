/** What a check of a central pharmaceutical number (PZN) says. */
export type PznVerdict =
  | { is: 'valid' }
  | { is: 'wrongForm' }
  | { is: 'wrongDigit'; digit: number }
  | { is: 'noSuchNumber' };

const FORM = /^\d{8}$/;
const MODULUS = 11;

/**
 * Checks a PZN: seven digits weighted 1 to 7, their sum modulo 11 is the eighth. A remainder of 10 is no digit, so such
 * a number is never given out. Seven digits alone are an old form, which a nought in front completes.
 */
export function checkPzn(typed: string): PznVerdict {
  const pzn = completed(typed);
  if (!FORM.test(pzn)) return { is: 'wrongForm' };
  const digits = [...pzn].map(Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (index + 1), 0);
  const digit = sum % MODULUS;
  if (digit === 10) return { is: 'noSuchNumber' };
  return digits[7] === digit ? { is: 'valid' } : { is: 'wrongDigit', digit };
}

/** A PZN as it is kept: without what people write around it, eight digits. */
export const completed = (typed: string): string =>
  typed.replace(/^PZN[-\s]*/i, '').replace(/^\d{7}$/, '0$&');
