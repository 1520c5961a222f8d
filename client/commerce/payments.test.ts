import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { createCheckout } from './checkout.ts';

const PAYMENT = { requestType: 'Auth', paymentToken: 'tok_1' } as const;

function payOver(answers: StubAnswer[]) {
  const { fetch, requests } = routedFetch({
    'POST /checkouts/active/payments': () => answers.shift() ?? [500],
  });
  const { platform } = stubPlatform(fetch);
  return { platform, requests, journey: createCheckout(platform, { isSessionLoaded: () => true }) };
}

test('a payment whose answer got lost is sent again with the same key', async () => {
  const { journey, requests } = payOver([new TypeError('socket closed'), [201, { requestType: 'Auth' }]]);
  await journey.pay(PAYMENT);
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('two payments have keys of their own', async () => {
  const { journey, requests } = payOver([
    [201, { requestType: 'Auth' }],
    [201, { requestType: 'Auth' }],
  ]);
  await journey.pay(PAYMENT);
  await journey.pay(PAYMENT);
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('a declined payment says what to do and is not sent again', async () => {
  const detail = 'Ihre Bank hat die Zahlung abgelehnt.';
  const type = '/commerce/errors/payment-failure';
  const errors = [{ type, title: 'PAYMENT_DECLINED', detail }];
  const { journey, requests } = payOver([[422, { salesforceResultCode: 'Decline', errors }]]);
  await expect(journey.pay(PAYMENT)).rejects.toMatchObject({
    status: 422,
    code: 'PAYMENT_DECLINED',
    explanation: detail,
  });
  expect(requests).toHaveLength(1);
});
