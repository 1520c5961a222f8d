import type { Value } from '../../../store/row.ts';

/** An address as records are answered it; nobody locates the addresses of the shop. */
export type AddressValue = Record<(typeof PARTS)[number], Value>;

const PARTS = [
  'city',
  'country',
  'geocodeAccuracy',
  'latitude',
  'longitude',
  'postalCode',
  'state',
  'street',
] as const;

/** An address by the values of its parts, such as `City`; null where all of them are empty. */
export function addressValue(values: ReadonlyMap<string, Value>): AddressValue | null {
  if ([...values.values()].every((value) => value === null)) return null;
  const entries = PARTS.map((part) => [part, values.get(part[0]?.toUpperCase() + part.slice(1)) ?? null]);
  return Object.fromEntries(entries) as AddressValue;
}
