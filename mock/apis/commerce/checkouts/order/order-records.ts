import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Insert, Row } from '#mock/store/row.ts';
import { linesTaxed, shippingTax } from '../../carts/cart-totals.ts';
import type { CartLine } from '../../carts/cart-view.ts';
import type { GroupFee } from '../../delivery-groups/group-fees.ts';
import type { Group } from '../../delivery-groups/load-groups.ts';
import { formatMoney } from '../../money/cents.ts';
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
    ContactPhoneNumber__c: session.ContactPhoneNumber__c ?? phoneOf(checkout),
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
    ContactEmail__c: session.ContactEmail__c,
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
    ...deliverTo(group),
  };
}

function phoneOf({ groups }: CheckoutView): string | null {
  return groups.find(({ IsDefault }) => IsDefault)?.ShipToPhoneNumber ?? null;
}

/** The record of one delivery of an order. */
export function deliveryGroupRecord(OrderId: string, group: Group): Insert<'OrderDeliveryGroup'> {
  const { Name, OrderDeliveryMethodId, ShippingInstructions, DesiredDeliveryDate } = group;
  const said = { Name, OrderDeliveryMethodId, ShippingInstructions, DesiredDeliveryDate };
  return { OrderId, ...said, ...deliverTo(group) };
}

function deliverTo(group: Group) {
  return {
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

/** Order and delivery that a line belongs to. */
interface OrderPlace {
  readonly OrderId: string;
  readonly OrderDeliveryGroupId: string;
}

export function orderItemRecord(place: OrderPlace, { item, product }: CartLine): Insert<'OrderItem'> {
  return {
    ...place,
    Name: item.Name,
    Product2Id: product.Id,
    Type: 'Order Product',
    Sku: item.Sku,
    PZN__c: product.L2C_CM_PZN__c,
    VatRate__c: product.VatRate__c,
    ...lineTotals(item),
  };
}

/** The line of what one delivery costs; undefined when it is free, by the value of its goods or by a promotion. */
export function deliveryChargeRecord(
  place: OrderPlace,
  { group, method, lines, fee, reducible }: GroupFee,
  { adjustments, cart }: CheckoutView['view'],
): Insert<'OrderItem'> | undefined {
  const isFreeByPromotion = adjustments.some(({ CartItemId__c }) => CartItemId__c === null);
  const charged = isFreeByPromotion ? fee - reducible : fee;
  if (charged === 0n) return undefined;
  return {
    ...place,
    Name: method?.Name ?? group.Name,
    Type: 'Delivery Charge',
    Quantity: 1,
    UnitPrice: formatMoney(charged),
    TotalPrice: formatMoney(charged),
    TotalTaxAmount: formatMoney(shippingTax(charged, linesTaxed(cart, lines))),
  };
}
