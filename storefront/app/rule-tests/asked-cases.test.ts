import { expect, test } from 'vitest';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import type { OrderDetailView } from '../features/orders/order-detail.ts';
import { askForNotice } from '../features/product/stock-notice.server.ts';
import { packsField } from '../features/returns/return-request.ts';
import { askForReturn } from '../features/returns/returns.server.ts';
import { takeNoticeBack } from '../features/stock-notice/withdraw.server.ts';
import { refused } from './checkout-visit.ts';
import { stubShop } from './stub-shop.ts';

const receipt: StubAnswer = [200, { reference: '00000042', receivedAt: '2026-03-02T09:30:00.000Z' }];
const item = { id: 'i1', productId: undefined, name: 'Handcreme', quantity: 2, sent: 2, returned: 0 };
const order = { number: 'OF-1', deliveries: [{ items: [item] }] } as unknown as OrderDetailView;
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('SF-ORDER-06 a return is asked for, and a refusal keeps what was typed', async () => {
  const full = 'Es sind schon 20 Anfragen offen.';
  const answers = [receipt, refused(400, 'ACCOUNT_LIMIT_EXCEEDED', full)];
  const { shop, calls } = stubShop({ 'POST /requestReturn': () => answers.shift() ?? [500] });
  const ask = (fields: Record<string, string>) => askForReturn(shop, order, formOf(fields));
  const filled = { [packsField('i1')]: '1', reason: 'Damaged', message: 'Ausgelaufen' };
  expect(await ask({ ...filled, reason: '' })).toMatchObject({ errors: { reason: 'reason' } });
  expect(calls('POST')).toEqual([]);
  expect(await ask(filled)).toEqual({ reference: '00000042' });
  expect(await ask(filled)).toMatchObject({
    typed: { packs: { i1: '1' }, reason: 'Damaged', message: 'Ausgelaufen' },
    failure: { detail: full },
  });
});

test('SF-ORDER-07 whoever waits for a product gives an address, and is told why it was not received', async () => {
  const full = 'Es sind schon 20 Anfragen offen.';
  const answers = [receipt, refused(400, 'ACCOUNT_LIMIT_EXCEEDED', full)];
  const { shop, calls } = stubShop({ 'POST /requestNotice': () => answers.shift() ?? [500] });
  const ask = (email: string) => askForNotice(shop, '01t000000000001AAA', formOf({ email }));
  expect(await ask('nowhere')).toEqual({ email: 'nowhere', isWrong: true, problem: undefined });
  expect(calls('POST')).toEqual([]);
  expect(await ask('erika@example.org')).toEqual({ reference: '00000042' });
  expect(await ask('erika@example.org')).toEqual({
    email: 'erika@example.org',
    isWrong: false,
    problem: full,
  });
});

test('SF-ORDER-08 a notice is taken back by the code of its link, and a wrong link is said to be one', async () => {
  const answers = [receipt, refused(404, 'NOT_FOUND', 'The requested resource does not exist'), [500]];
  const { shop } = stubShop({ 'POST /withdrawNotice': () => (answers.shift() ?? [500]) as StubAnswer });
  expect(await takeNoticeBack(shop, 'a-code')).toEqual({ reference: '00000042' });
  expect(await takeNoticeBack(shop, 'another')).toMatchObject({
    problem: expect.stringContaining('keine Benachrichtigung'),
  });
  expect(await takeNoticeBack(shop, 'a-code')).toEqual({ problem: expect.not.stringContaining('keine Ben') });
});
