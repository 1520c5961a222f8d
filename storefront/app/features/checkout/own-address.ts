import type { PostalAddress } from '../addresses/address-lines.ts';

type GivenAddress = PostalAddress & { id?: string | null };
type SavedAddress = PostalAddress & { addressId: string };

/** Parts by which an address is known again. */
const parts = ['firstName', 'lastName', 'street', 'postalCode', 'city'] as const;

/** The address of a delivery that was typed for this order only; undefined where it is one of the saved ones. */
export function ownAddress(
  given: GivenAddress | undefined,
  saved: readonly SavedAddress[],
): GivenAddress | undefined {
  if (!given) return undefined;
  const isSaved = saved.some(
    (address) =>
      address.addressId === given.id || parts.every((part) => (address[part] ?? '') === (given[part] ?? '')),
  );
  return isSaved ? undefined : given;
}
