/**
 * Whether a text is a Pharmazentralnummer: eight digits of which the last is the sum of the others, each times its
 * place, modulo 11. A sum that leaves 10 makes no number.
 */
export function isPzn(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (index + 1), 0);
  return sum % 11 === digits[7];
}
