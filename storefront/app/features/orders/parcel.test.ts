import { expect, it } from 'vitest';
import type { OrderDetailView } from './order-detail.ts';
import { toParcel } from './parcel.ts';

const order = {
  deliveries: [{ items: [{ productId: '01t000000000001AAA', name: 'Ibuprofen' }] }],
} as unknown as OrderDetailView;
const field = (text: string | null) => ({ label: '', text, type: 'string' });
const items = [{ shipmentItemId: '0OC000000000001AAA', productId: '01t000000000001AAA', quantity: 2 }];
const sent = (fields: Record<string, string | null>, more: object = {}) => ({
  shipment: {
    shipmentId: '0OB000000000001AAA',
    status: 'In Transit',
    expectedDeliveryDate: '2026-03-05T10:00:00.000Z',
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, field(text)])),
    ...more,
  },
  items,
});

it('PF-ORDER-10 shows where a parcel is and what it holds, under the names that were ordered', () => {
  const TrackingUrl = 'https://sendung.example/PD1';
  const parcel = toParcel(sent({ Provider: 'Paketdienst', TrackingNumber: 'PD1', TrackingUrl }), order);
  expect(parcel).toEqual({
    id: '0OB000000000001AAA',
    status: 'In Transit',
    carrier: 'Paketdienst',
    trackingNumber: 'PD1',
    trackingUrl: TrackingUrl,
    expected: '2026-03-05T10:00:00.000Z',
    delivered: undefined,
    items: [{ id: '0OC000000000001AAA', name: 'Ibuprofen', quantity: 2 }],
  });
});

it('does not expect a parcel that has arrived, and links to no address but https', () => {
  const arrived = { ActualDeliveryDate: '2026-03-04T10:00:00.000Z', TrackingUrl: 'javascript:alert(1)' };
  expect(toParcel(sent(arrived), order)).toMatchObject({
    expected: undefined,
    delivered: '2026-03-04T10:00:00.000Z',
    trackingUrl: undefined,
  });
});

it('shows a parcel of which the platform says no more than the id', () => {
  expect(toParcel({ shipment: { shipmentId: '0OB000000000001AAA' }, items: [] }, order)).toMatchObject({
    status: 'Created',
    carrier: undefined,
    items: [],
  });
});
