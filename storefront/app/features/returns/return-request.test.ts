import { describe, expect, it } from 'vitest';
import type { OrderDetailView } from '../orders/order-detail.ts';
import {
  packsField,
  type ReturnableItem,
  readReturn,
  returnableItems,
  returnErrors,
  returnRequest,
} from './return-request.ts';

const ordered = (id: string, productId: string, more: object = {}) => ({
  id,
  productId,
  name: 'Handcreme',
  quantity: 3,
  cancelled: 0,
  sent: 3,
  returned: 0,
  ...more,
});
const orderOf = (...items: object[]) => ({ deliveries: [{ items }] }) as unknown as OrderDetailView;
const cream: ReturnableItem = {
  id: 'i1',
  productId: 'p1',
  name: 'Handcreme',
  pzn: undefined,
  most: 2,
  isMedicine: false,
};
const tablets: ReturnableItem = { ...cream, id: 'i2', name: 'Liviadol', isMedicine: true };

function typed(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readReturn(form, [cream, tablets]);
}
const wrong = (values: Record<string, string>) => returnErrors(typed(values), [cream, tablets]);

describe('the lines that can come back', () => {
  it('SF-ORDER-06 are those of which packs were sent and have not come back, medicines marked', () => {
    const order = orderOf(
      ordered('i1', 'p1', { sent: 2 }),
      ordered('i2', 'p2', { sent: 2, returned: 2 }),
      ordered('i4', 'p4', { sent: 0 }),
      ordered('i3', 'p3'),
    );
    const items = returnableItems(order, new Set(['p3']));
    expect(items.map(({ id, most, isMedicine }) => [id, most, isMedicine])).toEqual([
      ['i1', 2, false],
      ['i3', 3, true],
    ]);
  });
});

describe('a return as it is typed', () => {
  it('SF-ORDER-06 needs packs and a reason', () => {
    expect(wrong({})).toEqual({ [packsField('i1')]: 'nothing', reason: 'reason' });
    expect(wrong({ [packsField('i1')]: '0', reason: 'Damaged' })).toEqual({ [packsField('i1')]: 'nothing' });
    expect(wrong({ [packsField('i1')]: '2', reason: 'Bored' })).toEqual({ reason: 'reason' });
    expect(wrong({ [packsField('i1')]: '2', reason: 'NotNeeded' })).toEqual({});
  });

  it.each(['3', '-1', '1.5', 'zwei', '١'])(
    'SF-ORDER-06 takes %j for no number of packs that can come back',
    (packs) => {
      expect(wrong({ [packsField('i1')]: packs, reason: 'Damaged' })).toEqual({
        [packsField('i1')]: 'packs',
      });
    },
  );

  it('SF-ORDER-06 says that medicines come back only where they are damaged or wrong', () => {
    const packs = { [packsField('i2')]: '1' };
    expect(wrong({ ...packs, reason: 'NotNeeded' })).toEqual({ [packsField('i2')]: 'medicine' });
    for (const reason of ['Damaged', 'WrongItem']) expect(wrong({ ...packs, reason })).toEqual({});
  });

  it('asks for the lines of which packs are to come back', () => {
    const values = { [packsField('i1')]: '0', [packsField('i2')]: '1', reason: 'Damaged' };
    expect(returnRequest('OF-1', typed(values))).toEqual({
      orderNumber: 'OF-1',
      items: [{ orderItemId: 'i2', quantity: 1 }],
      reason: 'Damaged',
    });
    expect(returnRequest('OF-1', typed({ ...values, message: 'x'.repeat(2000) })).message).toHaveLength(1000);
  });
});
