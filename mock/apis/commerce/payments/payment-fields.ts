import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { countries } from '#mock/objects/common-fields.ts';
import type { Update } from '#mock/store/row.ts';
import { type AddressParts, checkAddress } from '../addresses/address-rules.ts';
import type { PaymentToken } from './payment-tokens.ts';

export type PaymentRequest = components['schemas']['PaymentRequest'];

/** What the checkout notes of a payment, beside the total that it is for. */
export function paymentFields(
  payment: PaymentRequest,
  card: PaymentToken | undefined,
  language: Language,
): Update<'CartCheckoutSession'> {
  return {
    State: 'Paid',
    PaymentRequestType__c: payment.requestType,
    PaymentMethod__c: methodName(payment, card),
    PaymentToken__c: payment.requestType === 'SimplePurchaseOrder' ? null : (payment.paymentToken ?? null),
    PaymentsData__c: payment.paymentsData ?? null,
    CardLastDigits__c: card?.CardLastDigits__c ?? null,
    ...billingFields(payment.billingAddress, language),
  };
}

/** What the order says about its payment. */
function methodName({ requestType }: PaymentRequest, card: PaymentToken | undefined): string {
  if (requestType === 'SimplePurchaseOrder') return 'Rechnung';
  if (!card) return 'Zahlungsdienst';
  if (card.CardLastDigits__c === null) return 'Wallet';
  return `Karte (${card.CardType__c ?? 'ohne Angabe'}, endet auf ${card.CardLastDigits__c})`;
}

/** The buyer's own number of a purchase on invoice. */
export function purchaseOrderNumber(payment: PaymentRequest): string | null {
  return payment.requestType === 'SimplePurchaseOrder' ? payment.paymentToken?.trim() || null : null;
}

/** A bill may go to any country that records know, whether or not the store delivers there. */
function billingFields(given: AddressParts | undefined, language: Language): Update<'CartCheckoutSession'> {
  const address = given && checkAddress(given, Object.keys(countries), language);
  return {
    BillingName: address?.name ?? null,
    BillingCompanyName__c: address?.companyName ?? null,
    BillingStreet: address?.street ?? null,
    BillingPostalCode: address?.postalCode ?? null,
    BillingCity: address?.city ?? null,
    BillingState: address?.region ?? null,
    BillingCountry: address?.country ?? null,
  };
}
