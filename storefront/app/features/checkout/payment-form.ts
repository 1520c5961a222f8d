import type { PaymentRequest } from '#client/commerce/checkout.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';
import {
  type AddressFieldError,
  addressParts,
  readTypedAddress,
  type TypedAddress,
  typedAddressErrors,
} from '../addresses/address-input.ts';
import type { PostalAddress } from '../addresses/address-lines.ts';
import { newAddress } from './address-form.ts';
import { sameAsDelivery } from './billing-address.ts';

export const paymentChoices = ['invoice', 'card', 'wallet', 'service', 'kept', 'again'] as const;

/**
 * `service` is paid with the payment service itself, `kept` goes on with what is noted already, `again` with the card whose
 * payment was not confirmed.
 */
export type PaymentChoice = (typeof paymentChoices)[number];

/** The payment step as a person has filled it in; a card is there as its token only. */
export interface PaymentForm {
  choice: PaymentChoice;
  token: string;
  ownNumber: string;
  billing: string;
  address: TypedAddress;
}

/** Reads the payment step. */
export function readPaymentForm(form: FormData): PaymentForm {
  const choice = formText(form, 'payment');
  return {
    choice: paymentChoices.find((one) => one === choice) ?? 'invoice',
    token: formText(form, 'token'),
    ownNumber: formText(form, 'ownNumber'),
    billing: formText(form, 'billing') || sameAsDelivery,
    address: readTypedAddress(form),
  };
}

/** What is wrong with the payment step; no entry where all is well. */
export function paymentErrors(
  form: PaymentForm,
  countries: readonly string[],
): FieldErrors<AddressFieldError> {
  const address = form.billing === newAddress ? typedAddressErrors(form.address, countries) : {};
  return isByToken(form) && !form.token ? { ...address, payment: 'card' } : address;
}

/** Whether the payment is that of a card. */
const isByToken = ({ choice }: PaymentForm): boolean => choice === 'card' || choice === 'again';

/** What a payment needs to know of the shop. */
interface PaymentWay {
  /** Who takes payments that begin in the browser. */
  provider: string | undefined;
  /** Path to come back to from the page on which the payment is confirmed; undefined where there are no such pages. */
  returnUrl?: string | undefined;
  /** The buyer has confirmed it there. */
  isConfirmed?: boolean;
}

/** What the platform is told of the payment (SF-PAYMENT-03). */
export function paymentRequest(
  form: PaymentForm,
  billingAddress: NonNullable<PaymentRequest['billingAddress']>,
  { provider, returnUrl, isConfirmed = false }: PaymentWay,
): PaymentRequest {
  const { choice, token, ownNumber } = form;
  const confirmable = returnUrl && { provider, paymentsReturnUrl: returnUrl };
  const told = confirmable ? { paymentsData: JSON.stringify(confirmable) } : {};
  if (isConfirmed) return { requestType: 'PostAuth', paymentToken: token, billingAddress, ...told };
  if (isByToken(form)) return { requestType: 'Auth', paymentToken: token, billingAddress, ...told };
  if (choice === 'wallet' && confirmable) {
    const paymentsData = JSON.stringify({ ...confirmable, method: 'wallet' });
    return { requestType: 'ClientRequest', paymentsData, billingAddress };
  }
  if (choice === 'service' && provider)
    return { requestType: 'ClientRequest', paymentsData: JSON.stringify({ provider }), billingAddress };
  const invoice = { requestType: 'SimplePurchaseOrder' as const, billingAddress };
  return ownNumber ? { ...invoice, paymentToken: ownNumber } : invoice;
}

/** Where the bill goes: to an address of its own, a saved one, or with the order. */
export function billingOf(
  form: PaymentForm,
  saved: readonly (PostalAddress & { addressId: string })[],
  delivery: PostalAddress | undefined,
): PostalAddress {
  if (form.billing === newAddress) return addressParts(form.address);
  return saved.find(({ addressId }) => addressId === form.billing) ?? delivery ?? {};
}
