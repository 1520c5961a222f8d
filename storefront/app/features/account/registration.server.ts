import { rememberGuestCart } from '#client/commerce/guest-cart.ts';
import { register } from '#client/commerce/session.ts';
import { FetchError } from '#client/errors/index.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { placedOrder } from '../checkout/placed-order.server.ts';
import { type RegistrationError, registrationErrors, type TypedPerson } from './registration.ts';

/** Why no account was opened, with what was typed. */
export interface RefusedRegistration {
  typed: TypedPerson;
  errors: FieldErrors<RegistrationError>;
  failure: CallFailure | undefined;
}

/** What is known of a guest who has ordered. */
export function knownPerson(shop: Shop): { typed: TypedPerson; orderNumber: string | undefined } {
  const { person, email, number } = placedOrder(shop) ?? {};
  return { typed: { firstName: '', lastName: '', ...person, email: email ?? '' }, orderNumber: number };
}

/**
 * Opens an account for the guest, whose cart and orders belong to it from then on.
 *
 * @returns why not; undefined once the person can sign in
 */
export async function openAccount(
  shop: Shop,
  { password, ...typed }: TypedPerson & { password: string },
): Promise<RefusedRegistration | undefined> {
  const errors = registrationErrors({ ...typed, password });
  if (Object.keys(errors).length > 0) return { typed, errors, failure: undefined };
  try {
    await register(shop.platform, { ...typed, password });
  } catch (error) {
    if (isKnown(error)) return { typed, errors: { email: 'known' }, failure: undefined };
    return { typed, errors: {}, failure: callFailure(error) };
  }
  shop.visit.removeItem('effectiveAccountId');
  // The cart has become the buyer's own already; there is none to merge.
  rememberGuestCart(shop.kept, { isGuest: true }, null);
  return undefined;
}

function isKnown(error: unknown): boolean {
  return error instanceof FetchError && error.code === 'DUPLICATE_USERNAME';
}
