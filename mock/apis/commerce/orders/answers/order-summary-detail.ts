import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { isMissingField } from '#mock/model/access/bare-store.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { formatMoney, parseMoney, sumCents } from '../../money/cents.ts';
import { fulfilledOf } from '../../order-management/fulfilled.ts';
import { type OrderChoice, orderSummaryEntries } from './order-summary-entry.ts';

type Schemas = components['schemas'];
type Items = readonly Row<'OrderItem'>[];
/** A line as it is now, and how many packs of it have left the pharmacy. */
interface PresentLine {
  readonly now: Row<'OrderItemSummary'>;
  readonly fulfilled: number;
}
/** The lines as they are now, by the ids of those that were ordered. */
type Present = ReadonlyMap<string, PresentLine>;

/** As they were written. */
const inOrder = [
  { field: 'CreatedDate', ascending: true },
  { field: 'Id', ascending: true },
] as const;

/** An order with its amounts, its bill and, delivery by delivery, its products. */
export async function orderSummaryDetail(
  context: RequestContext,
  summary: Row<'OrderSummary'>,
  choice: OrderChoice,
): Promise<Schemas['OrderSummaryDetail']> {
  const { store } = context;
  const [entry] = await orderSummaryEntries(context, [summary], choice);
  const order = await store.get('Order', summary.OriginalOrderId);
  if (!entry || !order) throw new Error(`The order summary ${summary.Id} has lost its order.`);
  return {
    ...entry,
    totalProductAmount: summary.TotalProductAmount,
    totalAdjustmentAmount: summary.TotalAdjustmentAmount,
    totalChargeAmount: summary.TotalChargeAmount,
    totalTaxAmount: summary.TotalTaxAmount,
    couponCodes: order.CouponCodes__c?.split(', ') ?? [],
    paymentMethod: order.PaymentMethod__c,
    purchaseOrderNumber: order.PoNumber,
    billingAddress: billingAddress(order),
    deliveryGroups: await deliveryGroups(store, order, summary),
  };
}

async function deliveryGroups(
  store: Store,
  order: Row<'Order'>,
  summary: Row<'OrderSummary'>,
): Promise<Schemas['OrderDeliveryGroup'][]> {
  const OrderId = order.Id;
  const groups = await store.find('OrderDeliveryGroup', {
    where: { OrderId },
    orderBy: [...inOrder],
  });
  const items = await store.find('OrderItem', {
    where: { OrderId },
    orderBy: [...inOrder],
  });
  const lines = await store.find('OrderItemSummary', { where: { OrderSummaryId: summary.Id } });
  const fulfilled = await fulfilledOf(store, { order, summary, goods: lines });
  const present = new Map(
    lines.map((now) => [now.OriginalOrderItemId, { now, fulfilled: fulfilled.get(now.Id) ?? 0 }]),
  );
  const methods = await store.find('OrderDeliveryMethod', {
    where: { Id: groups.flatMap(({ OrderDeliveryMethodId }) => OrderDeliveryMethodId ?? []) },
  });
  return groups.map((group) => {
    const own = items.filter(({ OrderDeliveryGroupId }) => OrderDeliveryGroupId === group.Id);
    const method = methods.find(({ Id }) => Id === group.OrderDeliveryMethodId);
    return deliveryGroup(group, method?.Name ?? null, own, present);
  });
}

function deliveryGroup(
  group: Row<'OrderDeliveryGroup'>,
  deliveryMethodName: string | null,
  items: Items,
  present: Present,
): Schemas['OrderDeliveryGroup'] {
  const charges = items.filter(({ Type }) => Type === 'Delivery Charge');
  return {
    id: group.Id,
    deliveryAddress: deliveryAddress(group),
    deliveryMethodName,
    shippingInstructions: group.ShippingInstructions,
    totalChargeAmount: formatMoney(
      sumCents(charges.map((item) => parseMoney(present.get(item.Id)?.now.TotalPrice ?? item.TotalPrice))),
    ),
    items: items
      .filter(({ Type }) => Type === 'Order Product')
      .map((item) => orderedItem(item, present.get(item.Id))),
  };
}

function orderedItem(
  item: Row<'OrderItem'>,
  { now, fulfilled = 0 }: Partial<PresentLine> = {},
): Schemas['OrderedItem'] {
  return {
    orderItemId: item.Id,
    productId: item.Product2Id,
    name: item.Name,
    sku: item.Sku,
    pzn: isMissingField('OrderItem', 'PZN__c') ? null : item.PZN__c,
    quantity: item.Quantity.toFixed(1),
    quantityCanceled: (now?.QuantityCanceled ?? 0).toFixed(1),
    quantityFulfilled: fulfilled.toFixed(1),
    quantityReturned: (now?.QuantityReturned ?? 0).toFixed(1),
    unitPrice: item.UnitPrice,
    totalPrice: now?.TotalPrice ?? item.TotalPrice,
    totalAdjustmentAmount: now?.TotalAdjustmentAmount ?? item.TotalAdjustmentAmount,
  };
}

function deliveryAddress(group: Row<'OrderDeliveryGroup'>): Schemas['DeliveryAddress'] | null {
  if (group.DeliverToStreet === null) return null;
  return {
    id: null,
    name: group.DeliverToName,
    firstName: group.DeliverToFirstName,
    lastName: group.DeliverToLastName,
    companyName: group.CompanyName,
    street: group.DeliverToStreet,
    postalCode: group.DeliverToPostalCode,
    city: group.DeliverToCity,
    region: group.DeliverToState,
    country: group.DeliverToCountry,
    phoneNumber: group.ShipToPhoneNumber,
    shipToPhoneNumber: group.ShipToPhoneNumber,
  };
}

function billingAddress(order: Row<'Order'>): Schemas['DeliveryAddress'] | null {
  if (order.BillingStreet === null) return null;
  return {
    id: null,
    name: order.BillingName,
    firstName: null,
    lastName: null,
    companyName: order.BillingCompanyName__c,
    street: order.BillingStreet,
    postalCode: order.BillingPostalCode,
    city: order.BillingCity,
    region: order.BillingState,
    country: order.BillingCountry,
    phoneNumber: null,
  };
}
