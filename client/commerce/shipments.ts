import { getOrderShipments, getShipmentItems } from '#generated/commerce/client.gen.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type Shipment = NonNullable<Data<'getOrderShipments'>['shipments']>[number];
export type ShipmentItem = Data<'getShipmentItems'>['items'][number];

/** What a buyer wants to know of a parcel. */
const FIELDS = ['Provider', 'TrackingNumber', 'TrackingUrl', 'ActualDeliveryDate'];
/** More than an order is ever sent in. */
const pageSize = 100;

/** The parcels of an order of the effective account, the first sent first, each with what it holds (PF-ORDER-10). */
export async function readShipments(
  platform: Platform,
  orderSummaryIdOrRefNumber: string,
): Promise<{ shipment: Shipment; items: readonly ShipmentItem[] }[]> {
  const { shipments } = await platform.read(getOrderShipments, {
    path: { orderSummaryIdOrRefNumber },
    query: { pageSize, fields: FIELDS },
  });
  return Promise.all(
    shipments.map(async (shipment) => {
      const { shipmentId } = shipment;
      const { items } = await platform.read(getShipmentItems, { path: { shipmentId }, query: { pageSize } });
      return { shipment, items };
    }),
  );
}
