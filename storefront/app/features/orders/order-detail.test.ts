import { expect, it } from 'vitest';
import type { OrderDetail } from '#client/commerce/orders.ts';
import { toOrderDetail } from './order-detail.ts';

const address = { name: 'Erika Beispiel', street: 'Lindenweg 4', postalCode: '80331', city: 'München' };
const order: OrderDetail = {
  orderSummaryId: '1Os000000000001AAA',
  orderNumber: 'OF-2026-00000123',
  orderedDate: '2026-03-02T09:30:00.000Z',
  status: 'Delivered',
  statusLabel: 'Zugestellt',
  currencyIsoCode: 'EUR',
  totalAmount: '25.97',
  totalProductAmount: '24.98',
  totalAdjustmentAmount: '-2.50',
  totalChargeAmount: '3.49',
  totalTaxAmount: '4.15',
  couponCodes: ['WILLKOMMEN10'],
  paymentMethod: 'Rechnung',
  purchaseOrderNumber: null,
  billingAddress: null,
  deliveryGroups: [
    {
      id: '0ag000000000001AAA',
      deliveryAddress: address,
      deliveryMethodName: 'Standardversand',
      shippingInstructions: null,
      totalChargeAmount: '3.49',
      items: [
        {
          orderItemId: '802000000000001AAA',
          productId: null,
          name: 'Ibuprofen',
          pzn: '04877800',
          quantity: '2.0',
          unitPrice: '12.49',
          totalPrice: '24.98',
        },
      ],
    },
  ],
};
const euro = (amount: string) => ({ amount, currency: 'EUR' });

it('shows an order with its deliveries', () => {
  const view = toOrderDetail(order);
  expect(view).toMatchObject({ number: 'OF-2026-00000123', status: 'Delivered', payment: 'Rechnung' });
  expect(view.totals).toMatchObject({
    products: euro('24.98'),
    discount: euro('-2.50'),
    shipping: euro('3.49'),
    total: euro('25.97'),
  });
  expect(view.deliveries).toEqual([
    {
      id: '0ag000000000001AAA',
      address,
      method: 'Standardversand',
      note: undefined,
      items: [
        {
          id: '802000000000001AAA',
          productId: undefined,
          name: 'Ibuprofen',
          pzn: '04877800',
          quantity: 2,
          cancelled: 0,
          sent: 2,
          returned: 0,
          unitPrice: euro('12.49'),
          total: euro('24.98'),
        },
      ],
    },
  ]);
});

it('PF-ORDER-04 shows an order of which the platform says no more than the head', () => {
  const { orderSummaryId, orderNumber, orderedDate, currencyIsoCode, totalAmount } = order;
  const head = { orderSummaryId, orderNumber, orderedDate, currencyIsoCode, totalAmount, status: 'InHouse' };
  expect(toOrderDetail(head)).toMatchObject({
    status: 'InHouse',
    totals: undefined,
    total: euro(totalAmount),
    deliveries: [],
  });
});

it('leaves out what nobody has given', () => {
  const view = toOrderDetail({ ...order, totalAdjustmentAmount: '0.00', paymentMethod: null });
  expect(view.totals).toMatchObject({ discount: undefined });
  expect([view.payment, view.ownNumber, view.billingAddress]).toEqual([undefined, undefined, undefined]);
});

it('SF-ORDER-05 tells how many packs were cancelled and sent back, and what is left to pay', () => {
  const [group] = order.deliveryGroups ?? [];
  const item = { ...group?.items[0], quantity: '4.0', quantityCanceled: '1.0', quantityReturned: '2.0' };
  const changed = {
    ...order,
    totalAmount: '12.49',
    deliveryGroups: [{ ...group, items: [item] }],
  } as OrderDetail;
  const view = toOrderDetail(changed);
  expect(view.deliveries[0]?.items[0]).toMatchObject({ quantity: 4, cancelled: 1, returned: 2 });
  expect(view.total).toEqual(euro('12.49'));
  expect(toOrderDetail(order).deliveries[0]?.items[0]).toMatchObject({ cancelled: 0, returned: 0 });
});

it.each([
  ['2.0', '0.0', true],
  ['2.0', '2.0', false],
  ['0.0', '0.0', false],
])(
  'SF-ORDER-06 of %s packs sent and %s returned something can come back: %s',
  (sent, returned, canReturn) => {
    const [group] = order.deliveryGroups ?? [];
    const item = { ...group?.items[0], quantityFulfilled: sent, quantityReturned: returned };
    const partly = {
      ...order,
      status: 'Created',
      deliveryGroups: [{ ...group, items: [item] }],
    } as OrderDetail;
    expect(toOrderDetail(partly).canReturn).toBe(canReturn);
  },
);

it('SF-ORDER-06 goes by the state of the order where the platform does not count what was sent', () => {
  expect(toOrderDetail(order).canReturn).toBe(true);
  expect(toOrderDetail({ ...order, status: 'Created' }).canReturn).toBe(false);
});

it.each([
  ['0.0', '0.0', false],
  ['1.0', '0.0', true],
  ['1.0', '1.0', false],
  ['2.0', '0.0', false],
])(
  'PF-ORDER-11 of two packs %s sent and %s cancelled are partly sent: %s',
  (sent, cancelled, isPartlySent) => {
    const [group] = order.deliveryGroups ?? [];
    const item = { ...group?.items[0], quantityFulfilled: sent, quantityCanceled: cancelled };
    const view = toOrderDetail({ ...order, deliveryGroups: [{ ...group, items: [item] }] } as OrderDetail);
    expect(view.isPartlySent).toBe(isPartlySent);
  },
);
