import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, Language } from '#mock/dispatch/handler.ts';
import { PlatformFault } from '#mock/faults/platform-fault.ts';
import { countries } from '#mock/objects/common-fields.ts';
import type { Update } from '#mock/store/row.ts';
import { type AddressParts, checkAddress } from '../addresses/address-rules.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { messages } from '../messages/messages.ts';
import { changeRecord } from '../records/change-record.ts';
import { paymentAnswer } from './answers/payment.ts';
import { lockFreshCheckout } from './lock-checkout.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

/** What the order says about its payment. */
const PAYMENT_METHODS: Readonly<Record<PaymentRequest['requestType'], string>> = {
  Auth: 'Zahlungsdienst',
  PostAuth: 'Zahlungsdienst',
  SimplePurchaseOrder: 'Rechnung',
  ClientRequest: 'Zahlungsdienst',
};

/** Notes how the order is paid; the last payment counts (storefront.md §3). */
export const createPayment: Handler<'createPayment'> = async ({ path, query, body }, context) => {
  const { store, language } = context;
  const buyer = await requireCheckoutBuyer(context, { path, query });
  const { session, cart } = await lockFreshCheckout(context, buyer, path.checkoutId);
  requireReadable(body.paymentsData, language);
  const paid = await changeRecord(store, 'CartCheckoutSession', session.Id, {
    State: 'Paid',
    PaymentRequestType__c: body.requestType,
    PaymentMethod__c: PAYMENT_METHODS[body.requestType],
    PaymentToken__c: body.requestType === 'SimplePurchaseOrder' ? null : (body.paymentToken ?? null),
    PaymentsData__c: body.paymentsData ?? null,
    ...billingFields(body.billingAddress, language),
    Version__c: session.Version__c + 1,
  });
  const withNumber = await changeRecord(store, 'WebCart', cart.Id, {
    PurchaseOrderNumber: purchaseOrderNumber(body),
  });
  const payment = paymentAnswer(paid, withNumber);
  if (!payment) throw new Error(`The checkout ${paid.Id} has lost its payment.`);
  return { status: 201, body: payment };
};

/** Data of a payment service is JSON as text. */
function requireReadable(paymentsData: string | undefined, language: Language): void {
  if (paymentsData === undefined) return;
  try {
    JSON.parse(paymentsData);
  } catch (cause) {
    throw new PlatformFault(400, 'INVALID_PAYMENTS_DATA', messages[language].paymentsDataInvalid(), {
      cause,
    });
  }
}

function purchaseOrderNumber(payment: PaymentRequest): string | null {
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
