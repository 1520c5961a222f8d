import type { Chance } from './chance.ts';
import type { RegulatoryClass } from './product-line.ts';

/** What a pack costs, in cents, value-added tax included. */
export interface PackPrices {
  /** AVP, UVP, or the bound price of a prescription medicine. */
  list: number;
  /** What the shop asks. */
  sale: number;
  /** The lowest price of the last 30 days before a reduction; undefined when the price is not reduced. */
  lowest30Days: number | undefined;
}

/** The most a class is reduced by, as a share; prescription medicines have bound prices (DE-PRESCRIPTION-02). */
const deepest: Record<RegulatoryClass, number> = {
  apothekenpflichtig: 0.46,
  freiverkäuflich: 0.3,
  verschreibungspflichtig: 0,
  Medizinprodukt: 0.3,
  Nahrungsergänzung: 0.34,
  Kosmetik: 0.22,
};

/** The prices of a pack: the list price is the table's, how much the shop takes off follows from the name. */
export function packPrices(
  list: number,
  regulatoryClass: RegulatoryClass,
  name: string,
  chance: Chance,
): PackPrices {
  const most = deepest[regulatoryClass];
  const unreduced = most === 0 || chance(`full price ${name}`) < 0.14;
  const sale = unreduced ? list : shopPrice(list * (1 - most * (0.25 + 0.75 * chance(`reduction ${name}`))));
  if (sale >= list) return { list, sale: list, lowest30Days: undefined };
  const before = shopPrice(sale * (1 + 0.14 * Math.max(0, chance(`before ${name}`) - 0.55)));
  return { list, sale, lowest30Days: Math.min(list, Math.max(sale, before)) };
}

/** Rounds to prices that end in 9 or 5, as shops write them. */
function shopPrice(cents: number): number {
  const tens = Math.floor(cents / 10) * 10;
  return cents - tens >= 5 ? tens + 9 : tens + 5;
}
