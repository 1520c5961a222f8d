import type { OrderLookup } from '#client/commerce/order-lookup.ts';
import type { CartTotals } from '../cart/cart-view.ts';
import { isTaxOnTop } from '../cart/tax-on-top.ts';
import {
  isPartlySent,
  type OrderDetailView,
  type OrderedDelivery,
  type OrderedItem,
} from '../orders/order-detail.ts';
import type { Money } from '../product/money.ts';

type Delivery = NonNullable<OrderLookup['deliveryGroups']>[number];
type Item = NonNullable<Delivery['lineItems']>[number];
type Fields = OrderLookup['fields'];

/** An order that a guest has looked up, as the shop shows orders; payment and bill are not part of the answer. */
export function toFoundOrder(order: OrderLookup): OrderDetailView {
  const money = (amount: string): Money => ({ amount, currency: order.currencyIsoCode });
  const deliveries = (order.deliveryGroups ?? []).map((group) => toDelivery(group, money));
  const { OrderedDate = '', GrandTotalAmount = '0' } = textsOf(order.fields);
  return {
    id: order.id,
    number: order.orderNumber,
    orderedDate: OrderedDate,
    status: order.status,
    isPartlySent: isPartlySent(deliveries),
    // Returns are asked for by buyers, on the page of the order.
    canReturn: false,
    totals: toTotals(order, money),
    total: money(GrandTotalAmount),
    couponCodes: [],
    payment: null,
    ownNumber: undefined,
    billingAddress: undefined,
    deliveries,
  };
}

function toTotals(order: OrderLookup, money: (amount: string) => Money): CartTotals | undefined {
  const { TotalProductAmount, TotalChargeAmount, TotalTaxAmount, GrandTotalAmount } = textsOf(order.fields);
  if (!TotalProductAmount || !TotalChargeAmount || !TotalTaxAmount || !GrandTotalAmount) return undefined;
  const discount = order.adjustmentAggregates?.totalProductPromotionTotalAmount ?? '0';
  const totals = {
    products: money(TotalProductAmount),
    discount: Number(discount) === 0 ? undefined : money(discount),
    discounts: [],
    shipping: money(TotalChargeAmount),
    tax: money(TotalTaxAmount),
    total: money(GrandTotalAmount),
  };
  return { ...totals, isNet: isTaxOnTop(totals) };
}

function toDelivery(group: Delivery, money: (amount: string) => Money): OrderedDelivery {
  const texts = textsOf(group.fields);
  return {
    id: group.id,
    address: {
      name: texts.DeliverToName,
      street: texts.DeliverToStreet,
      postalCode: texts.DeliverToPostalCode,
      city: texts.DeliverToCity,
      country: texts.DeliverToCountry,
    },
    method: group.deliveryMethod ? textsOf(group.deliveryMethod.fields).Name : undefined,
    note: undefined,
    items: (group.lineItems ?? []).map((item) => toItem(item, money)),
  };
}

function toItem(item: Item, money: (amount: string) => Money): OrderedItem {
  const texts = textsOf(item.fields);
  const { Name = '', Quantity = '0', QuantityOrdered = Quantity, UnitPrice = '0', TotalPrice = '0' } = texts;
  return {
    id: item.id,
    productId: item.product?.canViewProduct ? (item.product.id ?? undefined) : undefined,
    name: Name,
    pzn: undefined,
    quantity: Number(QuantityOrdered),
    cancelled: Number(texts.QuantityCanceled ?? 0),
    sent: Number(texts.QuantityFulfilled ?? 0),
    returned: Number(texts.QuantityReturned ?? 0),
    unitPrice: money(UnitPrice),
    total: money(TotalPrice),
  };
}

function textsOf(fields: Fields): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { text }]) => (text == null ? [] : [[name, text]])),
  );
}
