/** Content encodings that a server of ours can produce, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that the caller accepts; undefined for none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const offers = [header ?? []].flat().join(',').toLowerCase().split(',');
  const accepted = new Set(offers.filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer)).map(nameIn));
  return ENCODINGS.find((encoding) => accepted.has(encoding));
}

function nameIn(offer: string): string {
  return offer.split(';')[0]?.trim() ?? '';
}
