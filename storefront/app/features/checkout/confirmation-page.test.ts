import { expect, it } from 'vitest';
import { FetchError } from '#client/errors/index.ts';
import { confirmationPage } from './confirmation-page.ts';

const refused = (paymentData: unknown, status = 422) =>
  new FetchError({
    operationId: 'createPayment',
    url: 'https://platform.example/payments',
    status,
    statusText: 'Unprocessable',
    body: { salesforceResultCode: 'RequiresReview', paymentData, errors: [] },
  });
const data = (redirectUrl: unknown, more: object = {}) => JSON.stringify({ redirectUrl, ...more });

it('SF-PAYMENT-04 finds the page on which a payment is confirmed, and the token of a wallet', () => {
  expect(confirmationPage(refused(data('/sandbox/p/1')))).toEqual({
    redirectUrl: '/sandbox/p/1',
    paymentToken: undefined,
  });
  expect(confirmationPage(refused(data('/sandbox/p/1', { paymentToken: 'tok_1' })))).toMatchObject({
    paymentToken: 'tok_1',
  });
});

it.each([
  ['another host', data('https://evil.example/')],
  ['another host without its scheme', data('//evil.example/')],
  ['another host in disguise', data('/\\evil.example/')],
  ['a script', data('javascript:alert(1)')],
  ['a number', data(1)],
  ['no address', '{}'],
  ['no object', '1'],
  ['no JSON', 'https://evil.example/'],
  ['nothing', null],
])('SF-PAYMENT-05 follows no answer that names %s', (_, paymentData) => {
  expect(confirmationPage(refused(paymentData))).toBeUndefined();
});

it('takes no other refusal for a page', () => {
  expect(confirmationPage(refused(data('/p/1'), 400))).toBeUndefined();
  expect(confirmationPage(new TypeError('socket closed'))).toBeUndefined();
});
