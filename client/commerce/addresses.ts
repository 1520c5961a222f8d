import { createAddress, deleteAddress, getAddresses, updateAddress } from '#generated/commerce/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { idempotencyKey, ONCE } from './idempotency-key.ts';
import type { Session } from './session.ts';

export type Address = Data<'getAddresses'>['items'][number];
export type AddressInput = Input<'createAddress'>['body'];
export type AddressChange = Input<'updateAddress'>['body'];

type Addressee = Pick<Session, 'isGuest'>;

const CURRENT = { accountId: 'current' };

/**
 * The addresses of the effective account, the default ones first.
 *
 * @throws CommerceError CPA_DISABLED for guests (SF-ADDRESS-01)
 */
export async function readAddresses(
  platform: Platform,
  session: Addressee,
  query?: Input<'getAddresses'>['query'],
) {
  requireBuyer(session, getAddresses.operationId);
  return (await platform.read(getAddresses, { path: CURRENT, query })).items;
}

/** Adds an address to the effective account. */
export async function addAddress(
  platform: Platform,
  session: Addressee,
  body: AddressInput,
): Promise<Address> {
  requireBuyer(session, createAddress.operationId);
  const address = await platform.write(
    createAddress,
    { path: CURRENT, headers: idempotencyKey(), body },
    ONCE,
  );
  await platform.invalidate(getAddresses);
  return address;
}

/**
 * Changes an address; members that are left out stay as they are.
 *
 * @throws CommerceError ADDRESS_ID_REQUIRED for an empty id (SF-ADDRESS-02)
 */
export async function changeAddress(
  platform: Platform,
  addressId: string,
  body: AddressChange,
): Promise<Address> {
  if (!addressId) throw new CommerceError('ADDRESS_ID_REQUIRED', { operationId: updateAddress.operationId });
  const address = await platform.write(
    updateAddress,
    { path: { ...CURRENT, addressId }, body },
    { safeToRepeat: true },
  );
  await platform.invalidate(getAddresses);
  return address;
}

/**
 * Deletes an address of the effective account.
 *
 * @throws CommerceError ADDRESS_ID_REQUIRED for an empty id
 */
export async function removeAddress(platform: Platform, addressId: string): Promise<void> {
  if (!addressId) throw new CommerceError('ADDRESS_ID_REQUIRED', { operationId: deleteAddress.operationId });
  await platform.write(deleteAddress, { path: { ...CURRENT, addressId } });
  await platform.invalidate(getAddresses);
}

function requireBuyer(session: Addressee, operationId: string): void {
  if (session.isGuest) throw new CommerceError('CPA_DISABLED', { operationId });
}
