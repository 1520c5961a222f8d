import { register } from '#client/commerce/session.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { placedOrder } from '../checkout/placed-order.server.ts';
import { keepCodeSent } from './password.server.ts';
import { type RegistrationError, registrationErrors, type TypedPerson } from './registration.ts';

/** Why no code was sent, with what was typed. */
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

/** Has a code sent to the guest who wants to open an account; answers why not. */
export async function startRegistration(
  shop: Shop,
  typed: TypedPerson,
): Promise<RefusedRegistration | undefined> {
  const errors = registrationErrors(typed);
  if (Object.keys(errors).length > 0) return { typed, errors, failure: undefined };
  try {
    await register(shop.platform, typed);
  } catch (error) {
    return { typed, errors: {}, failure: callFailure(error) };
  }
  keepCodeSent(shop, { email: typed.email, isNew: true });
  return undefined;
}
