import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import { isPaid } from '../../payments/paid-amount.ts';
import type { Session } from '../find-checkout.ts';

type CheckoutPayment = components['schemas']['CheckoutPayment'];

/** The payment of a checkout; null before one is noted, and once the total is another than the one it was given for. */
export function paymentAnswer(session: Session, cart: Row<'WebCart'>): CheckoutPayment | null {
  const requestType = session.PaymentRequestType__c;
  if (requestType === null || !isPaid(session, cart)) return null;
  return {
    requestType,
    status: requestType === 'ClientRequest' ? 'Requested' : 'Authorised',
    amount: session.PaymentAmount__c ?? cart.GrandTotalAmount,
    currencyIsoCode: cart.CurrencyIsoCode,
    salesforceResultCode: 'Success',
    paymentData: null,
    errors: [],
    purchaseOrderNumber: cart.PurchaseOrderNumber,
    cardLastDigits: session.CardLastDigits__c,
    billingAddress: billingAddress(session),
  };
}

function billingAddress(session: Session): CheckoutPayment['billingAddress'] {
  if (session.BillingStreet === null) return null;
  return {
    id: null,
    name: session.BillingName,
    firstName: null,
    lastName: null,
    companyName: session.BillingCompanyName__c,
    street: session.BillingStreet,
    postalCode: session.BillingPostalCode,
    city: session.BillingCity,
    region: session.BillingState,
    country: session.BillingCountry,
    phoneNumber: null,
  };
}
