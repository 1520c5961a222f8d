import type { readShipments } from '#client/commerce/shipments.ts';
import type { OrderDetailView } from './order-detail.ts';

/** A parcel of an order as its buyer looks it up. */
export interface ParcelView {
  id: string;
  /** One of the platform's states, or one that the store has defined itself. */
  status: string;
  carrier: string | undefined;
  trackingNumber: string | undefined;
  /** The carrier's page of this parcel. */
  trackingUrl: string | undefined;
  /** ISO 8601; a parcel that has arrived is expected no longer. */
  expected: string | undefined;
  delivered: string | undefined;
  items: { id: string; name: string; quantity: number }[];
}

type Sent = Awaited<ReturnType<typeof readShipments>>[number];

/** A parcel of the platform as the shop shows it; products have the names under which they were ordered. */
export function toParcel({ shipment, items }: Sent, order: OrderDetailView): ParcelView {
  const { TrackingUrl, ...texts } = textsOf(shipment.fields);
  const names = new Map(
    order.deliveries.flatMap((delivery) => delivery.items.map(({ productId, name }) => [productId, name])),
  );
  return {
    id: shipment.shipmentId,
    status: shipment.status ?? 'Created',
    carrier: texts.Provider,
    trackingNumber: texts.TrackingNumber,
    trackingUrl: TrackingUrl && /^https:\/\//i.test(TrackingUrl) ? TrackingUrl : undefined,
    expected: texts.ActualDeliveryDate ? undefined : (shipment.expectedDeliveryDate ?? undefined),
    delivered: texts.ActualDeliveryDate,
    items: items.flatMap(({ shipmentItemId, productId, quantity = 0 }) => {
      const name = names.get(productId ?? undefined);
      return name === undefined ? [] : [{ id: shipmentItemId, name, quantity }];
    }),
  };
}

function textsOf(fields: Sent['shipment']['fields'] = {}): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { text }]) => (text === null ? [] : [[name, text]])),
  );
}
