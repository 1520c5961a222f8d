import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import {
  calculateOrderChange,
  type OrderChange,
  refundOrder,
  submitOrderChange,
} from './order-management.ts';

const ORDER = { orderId: '801000000000001AAA', orderSummaryId: '1Os000000000001AAA' };
const ITEM = { orderItemSummaryId: '10u000000000001AAA', quantity: 1, reason: 'Late' } as const;
const KEY = '0123456789abcdef0123456789abcdef';
const balances = { grandTotalAmount: '-12.49' };
const DONE: StubAnswer = [201, { changeOrderId: null, changeBalances: balances, success: true, errors: [] }];

function over(route: string, answer: StubAnswer) {
  const wire = routedFetch({ [route]: () => answer });
  return { ...wire, ...stubPlatform(wire.fetch) };
}
const change = (kind: OrderChange['kind']): OrderChange => ({
  kind,
  changeItems: [ITEM],
  isRestocked: false,
});

test('a change is worked out by a call of its kind, without a key', async () => {
  const { platform, requests } = over('POST /actions/preview-return', [200, { changeBalances: balances }]);
  expect(await calculateOrderChange(platform, ORDER, change('Return'))).toEqual(balances);
  expect(requests.at(-1)?.headers.has('idempotency-key')).toBe(false);
  expect(await requests.at(-1)?.json()).toEqual({ changeItems: [ITEM], isRestocked: false });
});

test('PF-CHANGE-05 a change is sent with its key, so that a lost answer is asked for again', async () => {
  const { platform, requests } = over('POST /actions/submit-cancel', DONE);
  expect(await submitOrderChange(platform, ORDER, change('Cancel'), KEY)).toEqual(balances);
  expect(requests[0]?.headers.get('idempotency-key')).toBe(KEY);
  expect(await requests[0]?.json()).toEqual({ changeItems: [ITEM] });
});

test('a refund names its amount and its key', async () => {
  const { platform, requests } = over('POST /async-actions/ensure-refunds-async', [
    201,
    { backgroundOperationId: null, success: true, errors: [] },
  ]);
  await refundOrder(platform, ORDER, '12.49', KEY);
  expect(requests[0]?.headers.get('idempotency-key')).toBe(KEY);
  expect(await requests[0]?.json()).toEqual({ excessFundsAmount: '12.49' });
});
