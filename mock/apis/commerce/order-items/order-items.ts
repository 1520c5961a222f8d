import {
  getOrderDeliveryGroups as deliveryGroups,
  getOrderItems as items,
} from '#generated/commerce/client.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { orderItemProducts } from '../orders/answers/order-item-products.ts';
import { requireOrder } from '../orders/find-order.ts';
import { fieldsOf, labelledFields } from '../records/labelled-fields.ts';
import { pagedRecords } from '../records/paged-records.ts';

type Schemas = components['schemas'];

/** Fields that are answered unless others are asked for. */
const USUAL_OF_ITEMS = ['Name', 'Quantity', 'UnitPrice', 'TotalPrice'];
const USUAL_OF_DELIVERIES = ['DeliverToName', 'DeliverToStreet', 'DeliverToPostalCode', 'DeliverToCity'];

/** A page of the products of an order, of one delivery where it is named (PF-ORDER-09). */
export const getOrderItems: Handler<'getOrderItems'> = async (input, context) => {
  const { path, query } = input;
  const { store, language } = context;
  const buyer = await requireBuyer(context, input);
  const summary = await requireOrder(store, buyer, path.orderSummaryIdOrRefNumber);
  const fields = fieldsOf('OrderItemSummary', query.fields ?? USUAL_OF_ITEMS);
  const { rows, links } = await pagedRecords(context, items, input, 'OrderItemSummary', {
    where: {
      OrderSummaryId: summary.Id,
      Product2Id: { ne: null },
      ...(await inDelivery(store, query.orderDeliveryGroupSummaryId)),
    },
    sort: query.sort,
  });
  const productOf = await orderItemProducts(context, rows);
  return { status: 200, body: { ...links, items: rows.map(answer) } };

  function answer(item: Row<'OrderItemSummary'>): Schemas['OrderItemSummary'] {
    return {
      orderItemSummaryId: item.Id,
      orderSummaryId: item.OrderSummaryId,
      adjustmentAggregates: query.includeAdjustmentDetails ? aggregates(item) : null,
      fields: labelledFields('OrderItemSummary', item, fields, language),
      product: productOf(item.Product2Id),
    };
  }
};

/** What the lines of an order are narrowed to by a delivery of the order they come from. */
async function inDelivery(store: Store, groupId: string | undefined) {
  if (groupId === undefined) return {};
  const originals = await store.find('OrderItem', {
    where: { OrderDeliveryGroupId: toLongId(groupId) ?? groupId },
  });
  return { OriginalOrderItemId: originals.map(({ Id }) => Id) };
}

function aggregates({
  TotalAdjustmentAmount,
}: Row<'OrderItemSummary'>): Schemas['OrderItemAdjustmentAggregates'] {
  const distributed = { totalPromotionDistAmount: '0.00' };
  return { available: true, status: null, totalLinePromotionAmount: TotalAdjustmentAmount, ...distributed };
}

/** A page of the deliveries of an order (PF-ORDER-09). */
export const getOrderDeliveryGroups: Handler<'getOrderDeliveryGroups'> = async (input, context) => {
  const { path, query } = input;
  const buyer = await requireBuyer(context, input);
  const summary = await requireOrder(context.store, buyer, path.orderSummaryIdOrRefNumber);
  const fields = fieldsOf('OrderDeliveryGroup', query.fields ?? USUAL_OF_DELIVERIES);
  const { rows, links } = await pagedRecords(context, deliveryGroups, input, 'OrderDeliveryGroup', {
    where: { OrderId: summary.OriginalOrderId },
    sort: query.sort,
  });
  const orderDeliveryGroups = rows.map((row) => ({
    fields: labelledFields('OrderDeliveryGroup', row, fields, context.language),
  }));
  return { status: 200, body: { ...links, orderDeliveryGroups } };
};
