import {
  getOrderShipments as ofOrder,
  getShipmentItems as ofShipment,
} from '#generated/commerce/client.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { type Buyer, requireBuyer } from '../buyers/buyer.ts';
import { orderItemProducts } from '../orders/answers/order-item-products.ts';
import { requireOrder } from '../orders/find-order.ts';
import { findRecord } from '../records/find-record.ts';
import { fieldsOf, labelledFields } from '../records/labelled-fields.ts';
import { pagedRecords } from '../records/paged-records.ts';

/** Fields that are answered unless others are asked for. */
const USUAL = ['Provider', 'TrackingNumber', 'TrackingUrl', 'ActualDeliveryDate'];

/** A page of the parcels of an order (PF-ORDER-10). */
export const getOrderShipments: Handler<'getOrderShipments'> = async (input, context) => {
  const { path, query } = input;
  const buyer = await requireBuyer(context, input);
  const summary = await requireOrder(context.store, buyer, path.orderSummaryIdOrRefNumber);
  const fields = fieldsOf('Shipment', query.fields ?? USUAL);
  const chosen = { where: { OrderSummaryId: summary.Id }, sort: query.sortOrder };
  const { rows, links } = await pagedRecords(context, ofOrder, input, 'Shipment', chosen, 'pageToken');
  const shipments = rows.map((row) => ({
    shipmentId: row.Id,
    shipmentNumber: row.ShipmentNumber,
    orderSummaryId: row.OrderSummaryId,
    status: row.Status,
    expectedDeliveryDate: row.ExpectedDeliveryDate,
    fields: labelledFields('Shipment', row, fields, context.language),
  }));
  return { status: 200, body: { count: rows.length, sortOrder: query.sortOrder, ...links, shipments } };
};

/** A page of what a parcel holds; 404 for a parcel of another account (PF-ORDER-10). */
export const getShipmentItems: Handler<'getShipmentItems'> = async (input, context) => {
  const { path, query } = input;
  const buyer = await requireBuyer(context, input);
  const shipment = await requireShipment(context, buyer, path.shipmentId);
  const fields = fieldsOf('ShipmentItem', query.fields ?? ['Quantity']);
  const chosen = { where: { ShipmentId: shipment.Id }, sort: query.sortOrder };
  const { rows, links } = await pagedRecords(context, ofShipment, input, 'ShipmentItem', chosen, 'pageToken');
  const productOf = await orderItemProducts(context, rows);
  const items = rows.map((row) => ({
    shipmentItemId: row.Id,
    shipmentId: row.ShipmentId,
    orderItemSummaryId: row.OrderItemSummaryId,
    productId: row.Product2Id,
    quantity: row.Quantity,
    fields: labelledFields('ShipmentItem', row, fields, context.language),
    product: productOf(row.Product2Id),
  }));
  return { status: 200, body: { count: rows.length, sortOrder: query.sortOrder, ...links, items } };
};

async function requireShipment(
  { store }: RequestContext,
  buyer: Buyer,
  shipmentId: string,
): Promise<Row<'Shipment'>> {
  const shipment = await findRecord(store, 'Shipment', shipmentId);
  if (!shipment) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  await requireOrder(store, buyer, shipment.OrderSummaryId);
  return shipment;
}
