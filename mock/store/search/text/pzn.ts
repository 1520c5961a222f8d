const PZN_TERM = /^\s*(?:pzn)?[\s:.–-]*(\d(?:[\s.–-]*\d){6,7})\s*$/i;

/**
 * The PZN that a search term is, if it is one: `PZN 4877800`, `PZN-04877800` and `0487 7800` are all `04877800`.
 * Seven digits get a leading zero (german-shop.md 11).
 */
export function pznOfTerm(term: string): string | undefined {
  return PZN_TERM.exec(term)?.[1]?.replace(/\D/g, '').padStart(8, '0');
}
