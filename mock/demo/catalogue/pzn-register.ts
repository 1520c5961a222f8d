import { pznCheckDigit } from '#pharmacy/pzn.ts';

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
