import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import { fieldsOf, labelledFields } from '../../records/labelled-fields.ts';
import { orderAggregates } from './adjustment-aggregates.ts';
import { orderAdjustments } from './adjustments.ts';
import { orderProducts } from './order-products.ts';

type Schemas = components['schemas'];
type Part = 'AdjustmentAggregates' | 'Adjustments' | 'DeliveryGroups' | 'LineItems' | 'Payments';

/** What of an order is looked up. */
export interface LookupChoice {
  /** Fields beside the usual ones, with their objects before them. */
  readonly fields: readonly string[] | undefined;
  readonly deliveryGroupId: string | undefined;
  readonly excluded: readonly Part[];
}

/** Fields that are always answered. */
const USUAL = [
  ...['OrderedDate', 'GrandTotalAmount', 'TotalProductAmount', 'TotalChargeAmount', 'TotalTaxAmount'],
  ...['OrderItemSummary.Name', 'OrderItemSummary.Quantity', 'OrderItemSummary.TotalPrice'],
  ...[
    'OrderItemSummary.QuantityOrdered',
    'OrderItemSummary.QuantityCanceled',
    'OrderItemSummary.QuantityReturned',
  ],
  ...['OrderDeliveryGroup.DeliverToName', 'OrderDeliveryGroup.DeliverToStreet'],
  ...['OrderDeliveryGroup.DeliverToPostalCode', 'OrderDeliveryGroup.DeliverToCity'],
  ...['OrderDeliveryMethod.Name', 'Product2.Name'],
];

/** An order with its deliveries, products and adjustments (PF-ORDER-06). */
export async function orderLookup(
  context: RequestContext,
  summary: Row<'OrderSummary'>,
  { fields = [], deliveryGroupId, excluded }: LookupChoice,
): Promise<Schemas['OrderLookup']> {
  const { store, language } = context;
  const has = (part: Part) => !excluded.includes(part);
  const asked = [
    ...USUAL,
    ...fields.map((name) => name.replace(/^OrderDeliveryGroupSummary\./, 'OrderDeliveryGroup.')),
  ];
  const ofOthers = asked.filter((name) => name.includes('.'));
  const items = await store.find('OrderItemSummary', {
    where: { OrderSummaryId: summary.Id, Product2Id: { ne: null } },
  });
  const adjustments = await orderAdjustments(store, summary);
  const groups = await deliveriesOf(context, summary, deliveryGroupId);
  const originals = await store.getMany(
    'OrderItem',
    items.map(({ OriginalOrderItemId }) => OriginalOrderItemId),
  );
  const methods = await store.getMany(
    'OrderDeliveryMethod',
    groups.flatMap(({ OrderDeliveryMethodId }) => OrderDeliveryMethodId ?? []),
  );
  const productOf = await orderProducts(context, items, fieldsOf('Product2', ofOthers));
  const { CurrencyIsoCode: currencyIsoCode } = summary;
  const itemFields = fieldsOf('OrderItemSummary', ofOthers);
  const groupFields = fieldsOf('OrderDeliveryGroup', ofOthers);
  const methodFields = fieldsOf('OrderDeliveryMethod', ofOthers);

  return {
    id: summary.Id,
    orderNumber: summary.OrderNumber,
    status: summary.Status,
    currencyIsoCode,
    fields: labelledFields('OrderSummary', summary, fieldsOf('OrderSummary', asked), language),
    adjustmentAggregates: has('AdjustmentAggregates') ? orderAggregates(summary, items) : null,
    adjustments: has('Adjustments') ? adjustments.map(({ answer }) => answer) : [],
    deliveryGroups: has('DeliveryGroups') ? groups.map(delivery) : [],
    owner: null,
    payments: [],
  };

  function delivery(group: Row<'OrderDeliveryGroup'>): Schemas['OrderLookupDelivery'] {
    const method = methods.find(({ Id }) => Id === group.OrderDeliveryMethodId);
    const inside = originals.filter(({ OrderDeliveryGroupId }) => OrderDeliveryGroupId === group.Id);
    const own = items.filter((item) => inside.some(({ Id }) => Id === item.OriginalOrderItemId));
    return {
      id: group.Id,
      currencyIsoCode,
      deliveryMethod: method
        ? { id: method.Id, fields: labelledFields('OrderDeliveryMethod', method, methodFields, language) }
        : null,
      fields: labelledFields('OrderDeliveryGroup', group, groupFields, language),
      lineItems: has('LineItems') ? own.map(lineItem) : [],
    };
  }

  function lineItem(item: Row<'OrderItemSummary'>): Schemas['OrderLookupItem'] {
    const product = productOf(item.Product2Id);
    const own = adjustments.filter(({ productId }) => productId === item.Product2Id);
    return {
      id: item.Id,
      currencyIsoCode,
      itemClass: product.canViewProduct ? 'Simple' : null,
      fields: labelledFields('OrderItemSummary', item, itemFields, language),
      adjustmentAggregates: null,
      adjustments: has('Adjustments') ? own.map(({ answer }) => answer) : [],
      associatedLineItems: [],
      processExceptions: [],
      product,
      productSellingModel: null,
    };
  }
}

/** The deliveries of an order, or the one that is asked for; 404 for one of another order. */
async function deliveriesOf(
  { store }: RequestContext,
  { OriginalOrderId }: Row<'OrderSummary'>,
  deliveryGroupId: string | undefined,
): Promise<readonly Row<'OrderDeliveryGroup'>[]> {
  const groups = await store.find('OrderDeliveryGroup', { where: { OrderId: OriginalOrderId } });
  if (deliveryGroupId === undefined) return groups;
  const asked = groups.filter(({ Id }) => Id === toLongId(deliveryGroupId));
  if (asked.length > 0) return asked;
  throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}
