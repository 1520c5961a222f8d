/** The PZN as it is stored, eight digits, from the ways people write it: `PZN-4877800`, `04 877 800`. */
export function normalisePzn(text: string): string {
  const digits = text.replace(/^\s*PZN/i, '').replace(/[\s-]/g, '');
  return /^\d{7}$/.test(digits) ? `0${digits}` : digits;
}

/**
 * Whether eight digits are a PZN (german-shop.md 11): digits 1–7 weighted 1–7, their sum modulo 11 is the last digit;
 * remainder 10 is never issued.
 */
export function isPzn(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (index + 1), 0);
  return sum % 11 === digits[7];
}
