import type { OrderDetail } from '#client/commerce/orders.ts';
import type { PostalAddress } from '../addresses/address-lines.ts';
import type { CartTotals } from '../cart/cart-view.ts';
import { isTaxOnTop } from '../cart/tax-on-top.ts';
import type { Money } from '../product/money.ts';
import type { OrderState } from './state-name.ts';

/** A product as it was ordered. */
export interface OrderedItem {
  id: string;
  /** Undefined once the product is gone. */
  productId: string | undefined;
  name: string;
  pzn: string | undefined;
  /** Packs as ordered. */
  quantity: number;
  cancelled: number;
  /** Packs that have left the pharmacy, those sent back among them. */
  sent: number;
  returned: number;
  unitPrice: Money;
  total: Money;
}

/** What of an order went to one address. */
export interface OrderedDelivery {
  id: string;
  address: PostalAddress | undefined;
  method: string | undefined;
  note: string | undefined;
  items: OrderedItem[];
}

/** An order with everything that its buyer may look up. */
export interface OrderDetailView extends OrderState {
  id: string;
  number: string;
  /** ISO 8601. */
  orderedDate: string;
  /** Whether some packs have left and others are still to leave. */
  isPartlySent: boolean;
  /** Whether something of it can come back: it has left the pharmacy, and has not come back yet. */
  canReturn: boolean;
  /** What the total is made of; undefined where the platform does not say. */
  totals: CartTotals | undefined;
  total: Money;
  couponCodes: string[];
  /** Undefined where nobody noted it, null where the answer does not tell. */
  payment: string | null | undefined;
  ownNumber: string | undefined;
  billingAddress: PostalAddress | undefined;
  deliveries: OrderedDelivery[];
}

/** States of an order that has left the pharmacy, where a platform does not count the packs. */
const SENT = ['Fulfilled', 'Delivered', 'Returned'];

/** An order of the platform as the shop shows it. */
export function toOrderDetail(order: OrderDetail): OrderDetailView {
  const money = (amount: string): Money => ({ amount, currency: order.currencyIsoCode });
  const deliveries = (order.deliveryGroups ?? []).map((group) => ({
    id: group.id,
    address: group.deliveryAddress ?? undefined,
    method: group.deliveryMethodName ?? undefined,
    note: group.shippingInstructions ?? undefined,
    items: group.items.map((item) => toItem(item, order, money)),
  }));
  return {
    id: order.orderSummaryId,
    number: order.orderNumber,
    orderedDate: order.orderedDate,
    status: order.status,
    statusLabel: order.statusLabel,
    isPartlySent: isPartlySent(deliveries),
    canReturn: deliveries.some(({ items }) => items.some(({ sent, returned }) => sent > returned)),
    totals: toTotals(order, money),
    total: money(order.totalAmount),
    couponCodes: order.couponCodes ?? [],
    payment: order.paymentMethod ?? undefined,
    ownNumber: order.purchaseOrderNumber ?? undefined,
    billingAddress: order.billingAddress ?? undefined,
    deliveries,
  };
}

/** Whether some packs of an order have left and others are still to leave. */
export function isPartlySent(deliveries: readonly OrderedDelivery[]): boolean {
  const items = deliveries.flatMap((delivery) => delivery.items);
  const waits = ({ quantity, cancelled, sent }: OrderedItem) => sent < quantity - cancelled;
  return items.some(({ sent }) => sent > 0) && items.some(waits);
}

function toTotals(order: OrderDetail, money: (amount: string) => Money): CartTotals | undefined {
  const { totalProductAmount, totalAdjustmentAmount = '0', totalChargeAmount, totalTaxAmount } = order;
  if (!totalProductAmount || !totalChargeAmount || !totalTaxAmount) return undefined;
  const totals = {
    products: money(totalProductAmount),
    discount: Number(totalAdjustmentAmount) === 0 ? undefined : money(totalAdjustmentAmount),
    discounts: [],
    shipping: money(totalChargeAmount),
    tax: money(totalTaxAmount),
    total: money(order.totalAmount),
  };
  return { ...totals, isNet: isTaxOnTop(totals) };
}

type Item = NonNullable<OrderDetail['deliveryGroups']>[number]['items'][number];

function toItem(item: Item, { status }: OrderDetail, money: (amount: string) => Money): OrderedItem {
  const [quantity, cancelled] = [Number(item.quantity), Number(item.quantityCanceled ?? 0)];
  return {
    id: item.orderItemId,
    productId: item.productId ?? undefined,
    name: item.name,
    pzn: item.pzn ?? undefined,
    quantity,
    cancelled,
    sent: Number(item.quantityFulfilled ?? (SENT.includes(status) ? quantity - cancelled : 0)),
    returned: Number(item.quantityReturned ?? 0),
    unitPrice: money(item.unitPrice),
    total: money(item.totalPrice),
  };
}
