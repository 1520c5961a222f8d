import { makeId } from '../../../store/ids.ts';
import type { Insert } from '../../../store/row.ts';
import { deliveryMethods } from '../store-settings/free-shipping-and-delivery-fees.ts';
import type { DraftOrder } from './draft-order.ts';
import type { SeededOrder } from './make-order.ts';

/** The parcel of an order and what it holds. */
export interface SeededShipment {
  readonly shipment: Insert<'Shipment'>;
  readonly items: readonly Insert<'ShipmentItem'>[];
}

const dayMs = 86_400_000;
/** Parcels hold the items of one order, as many as an order may have. */
const itemBlock = 10;
/** The tracking pages of a carrier that does not exist, at an address kept for examples. */
const TRACKING = 'https://sendung.example/';

/** The parcel in which an order left the pharmacy; none while it waits, or once it is cancelled. */
export function makeShipment(draft: DraftOrder, order: SeededOrder): SeededShipment | undefined {
  const { Status: status } = order.order;
  if (status !== 'Shipped' && status !== 'Delivered') return undefined;
  const method = draft.express ? deliveryMethods.express : deliveryMethods.standard;
  const shipmentId = makeId('0OB', draft.number);
  const goods = order.itemSummaries.filter(({ Product2Id }) => Product2Id);
  const trackingNumber = `PD${String(draft.number * 7_919).padStart(12, '0')}`;
  return {
    shipment: {
      Id: shipmentId,
      OrderSummaryId: goods[0]?.OrderSummaryId ?? '',
      Status: status === 'Delivered' ? 'Delivered' : 'In Transit',
      Provider: method.Carrier,
      TrackingNumber: trackingNumber,
      TrackingUrl: `${TRACKING}${trackingNumber}`,
      ExpectedDeliveryDate: daysLater(draft.ordered, 1 + method.TransitTimeMax__c),
      ActualDeliveryDate:
        status === 'Delivered' ? daysLater(draft.ordered, 1 + method.TransitTimeMin__c) : null,
      ShipToName: order.delivery.DeliverToName ?? null,
      TotalItemsQuantity: goods.reduce((sum, { Quantity }) => sum + Quantity, 0),
      CreatedDate: daysLater(draft.ordered, 1),
    },
    items: goods.map((item, place) => ({
      Id: makeId('0OC', draft.number * itemBlock + place),
      ShipmentId: shipmentId,
      OrderItemSummaryId: item.Id,
      Product2Id: item.Product2Id ?? null,
      Quantity: item.Quantity,
    })),
  };
}

const daysLater = (moment: string, days: number) => new Date(Date.parse(moment) + days * dayMs).toISOString();
