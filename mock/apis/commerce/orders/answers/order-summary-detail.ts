import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { isMissingField } from '#mock/model/access/bare-store.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { formatMoney, parseMoney, sumCents } from '../../money/cents.ts';
import { type OrderChoice, orderSummaryEntries } from './order-summary-entry.ts';

type Schemas = components['schemas'];
type Items = readonly Row<'OrderItem'>[];

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
    deliveryGroups: await deliveryGroups(store, order.Id),
  };
}

async function deliveryGroups(store: Store, OrderId: string): Promise<Schemas['OrderDeliveryGroup'][]> {
  const groups = await store.find('OrderDeliveryGroup', {
    where: { OrderId },
    orderBy: [...inOrder],
  });
  const items = await store.find('OrderItem', {
    where: { OrderId },
    orderBy: [...inOrder],
  });
  const methods = await store.find('OrderDeliveryMethod', {
    where: { Id: groups.flatMap(({ OrderDeliveryMethodId }) => OrderDeliveryMethodId ?? []) },
  });
  return groups.map((group) => {
    const own = items.filter(({ OrderDeliveryGroupId }) => OrderDeliveryGroupId === group.Id);
    const method = methods.find(({ Id }) => Id === group.OrderDeliveryMethodId);
    return deliveryGroup(group, method?.Name ?? null, own);
  });
}

function deliveryGroup(
  group: Row<'OrderDeliveryGroup'>,
  deliveryMethodName: string | null,
  items: Items,
): Schemas['OrderDeliveryGroup'] {
  const charges = items.filter(({ Type }) => Type === 'Delivery Charge');
  return {
    id: group.Id,
    deliveryAddress: deliveryAddress(group),
    deliveryMethodName,
    shippingInstructions: group.ShippingInstructions,
    totalChargeAmount: formatMoney(sumCents(charges.map(({ TotalPrice }) => parseMoney(TotalPrice)))),
    items: items.filter(({ Type }) => Type === 'Order Product').map(orderedItem),
  };
}

function orderedItem(item: Row<'OrderItem'>): Schemas['OrderedItem'] {
  return {
    orderItemId: item.Id,
    productId: item.Product2Id,
    name: item.Name,
    sku: item.Sku,
    pzn: isMissingField('OrderItem', 'PZN__c') ? null : item.PZN__c,
    quantity: item.Quantity.toFixed(1),
    unitPrice: item.UnitPrice,
    totalPrice: item.TotalPrice,
    totalAdjustmentAmount: item.TotalAdjustmentAmount,
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
