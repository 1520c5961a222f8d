/**
 * The check digit of a Pharmazentralnummer: the first seven digits weighted 1 to 7, summed, modulo 11
 * (german-shop.md 11). Undefined for numbers whose remainder is 10: those are never issued.
 */
export function pznCheckDigit(sevenDigits: string): number | undefined {
  const sum = [...sevenDigits].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  const remainder = sum % 11;
  return remainder === 10 ? undefined : remainder;
}

/** Whether a text is a PZN: eight digits, the last one right. */
export function isValidPzn(text: string): boolean {
  return /^\d{8}$/.test(text) && pznCheckDigit(text.slice(0, 7)) === Number(text[7]);
}

const first = 100_000;
const span = 1_800_000;

/** Issues PZN that follow from a share between 0 and 1, each only once; `taken` are those already given. */
export class PznRegister {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  issue(share: number): string {
    for (let number = Math.floor(share * span); ; number = (number + 1) % span) {
      const seven = String(first + number).padStart(7, '0');
      const digit = pznCheckDigit(seven);
      const pzn = `${seven}${digit}`;
      if (digit !== undefined && !this.#taken.has(pzn)) {
        this.#taken.add(pzn);
        return pzn;
      }
    }
  }
}
