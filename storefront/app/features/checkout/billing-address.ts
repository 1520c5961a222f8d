import type { PaymentRequest } from '#client/commerce/checkout.ts';
import type { PostalAddress } from '../addresses/address-lines.ts';

/** Value of the choice that the bill goes where the order goes. */
export const sameAsDelivery = 'same';

type BillingAddress = NonNullable<PaymentRequest['billingAddress']>;

/** An address as a payment names it: only parts that are given. */
export function billingAddressOf(address: PostalAddress): BillingAddress {
  const { firstName, lastName, name, companyName, region } = address;
  const person = firstName && lastName ? { firstName, lastName } : { name: name ?? '' };
  return {
    ...person,
    ...(companyName ? { companyName } : {}),
    street: address.street ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    ...(region ? { region } : {}),
    country: address.country ?? '',
  };
}
