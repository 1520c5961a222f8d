import type { RequestContext } from '#mock/dispatch/handler.ts';
import type { Insert, Row } from '#mock/store/row.ts';
import { lineOf, shippingTax } from '../../carts/cart-totals.ts';
import type { CartLine } from '../../carts/cart-view.ts';
import { formatMoney, parseMoney } from '../../money/cents.ts';
import { effectiveCoupons } from '../../promotions/redeem-coupons.ts';
import type { CheckoutView } from '../load-checkout.ts';

/** The shop's days are those of its pharmacy. */
const PHARMACY_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The Order record of a checkout: amounts, addresses, payment, consent, all copied as the buyer saw them. */
export function orderRecord(checkout: CheckoutView, { now }: Pick<RequestContext, 'now'>): Insert<'Order'> {
  const { session, view, buyer } = checkout;
  return {
    AccountId: buyer.accountId,
    OwnerId: buyer.userId,
    SalesStoreId: buyer.webStore.Id,
    OriginalCartId__c: view.cart.Id,
    EffectiveDate: PHARMACY_DAY.format(now),
    Status: 'Activated',
    ...totals(view.cart),
    ...delivery(checkout),
    PaymentMethod__c: session.PaymentMethod__c,
    PoNumber: view.cart.PurchaseOrderNumber,
    CouponCodes__c: couponCodes(view),
    BillingName: session.BillingName,
    BillingCompanyName__c: session.BillingCompanyName__c,
    BillingStreet: session.BillingStreet,
    BillingPostalCode: session.BillingPostalCode,
    BillingCity: session.BillingCity,
    BillingState: session.BillingState,
    BillingCountry: session.BillingCountry,
    HealthDataConsentAt__c: session.HealthDataConsentAt__c,
    HealthDataConsentVersion__c: session.HealthDataConsentVersion__c,
  };
}

/** The codes of the coupons that had an effect, for whoever looks after the order; null without one. */
function couponCodes(view: CheckoutView['view']): string | null {
  const codes = effectiveCoupons(view).map(({ CouponCode }) => CouponCode);
  return codes.join(', ').slice(0, 255) || null;
}

/** The totals that carts, orders and order summaries have in common. */
export function totals(cart: Row<'WebCart'>) {
  return {
    CurrencyIsoCode: cart.CurrencyIsoCode,
    TaxType: cart.TaxType,
    TotalListAmount: cart.TotalListAmount,
    TotalProductAmount: cart.TotalProductAmount,
    TotalAdjustmentAmount: cart.TotalAdjustmentAmount,
    TotalChargeAmount: cart.TotalChargeAmount,
    TotalTaxAmount: cart.TotalTaxAmount,
    GrandTotalAmount: cart.GrandTotalAmount,
  };
}

function delivery({ groups }: CheckoutView): Partial<Insert<'Order'>> {
  const group = groups.find(({ IsDefault }) => IsDefault);
  if (!group) return {};
  return {
    OrderDeliveryMethodId__c: group.OrderDeliveryMethodId,
    DeliverToName: group.DeliverToName,
    DeliverToFirstName: group.DeliverToFirstName,
    DeliverToLastName: group.DeliverToLastName,
    CompanyName: group.CompanyName,
    DeliverToStreet: group.DeliverToStreet,
    DeliverToPostalCode: group.DeliverToPostalCode,
    DeliverToCity: group.DeliverToCity,
    DeliverToState: group.DeliverToState,
    DeliverToCountry: group.DeliverToCountry,
    ShipToPhoneNumber: group.ShipToPhoneNumber,
    ContactPhoneNumber__c: group.ShipToPhoneNumber,
  };
}

/** The amounts of a line as carts, orders and order summaries have them. */
export function lineTotals(item: Row<'CartItem'> | Row<'OrderItem'>) {
  return {
    Quantity: item.Quantity,
    ListPrice: item.ListPrice,
    UnitPrice: item.UnitPrice,
    TotalListPrice: item.TotalListPrice,
    TotalPrice: item.TotalPrice,
    TotalAdjustmentAmount: item.TotalAdjustmentAmount,
    TotalTaxAmount: item.TotalTaxAmount,
  };
}

export function orderItemRecord(orderId: string, { item, product }: CartLine): Insert<'OrderItem'> {
  return {
    OrderId: orderId,
    Name: item.Name,
    Product2Id: product.Id,
    Type: 'Order Product',
    Sku: item.Sku,
    PZN__c: product.L2C_CM_PZN__c,
    VatRate__c: product.VatRate__c,
    ...lineTotals(item),
  };
}

/** The line of the delivery costs; undefined when the delivery is free. */
export function deliveryChargeRecord(
  orderId: string,
  { view, methods, groups }: CheckoutView,
): Insert<'OrderItem'> | undefined {
  const fee = view.cart.TotalChargeAmount;
  if (parseMoney(fee) === 0n) return undefined;
  const methodId = groups.find(({ IsDefault }) => IsDefault)?.OrderDeliveryMethodId;
  return {
    OrderId: orderId,
    Name: methods.find(({ Id }) => Id === methodId)?.Name ?? 'Versand',
    Type: 'Delivery Charge',
    Quantity: 1,
    UnitPrice: fee,
    TotalPrice: fee,
    TotalTaxAmount: formatMoney(shippingTax(parseMoney(fee), view.lines.map(lineOf))),
  };
}
