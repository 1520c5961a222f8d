import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform, WEBSTORE_ID } from '../testing/stub-platform.ts';
import { requestNotice, requestReturn, sendInquiry, withdrawNotice } from './inquiries.ts';

const inquiry = {
  subject: 'Beratung',
  name: 'Erika',
  email: 'erika@example.org',
  message: 'Beides zusammen?',
};
const receipt = { reference: '00000042', receivedAt: '2026-03-02T09:30:00.000Z' };

function sentOver(answers: StubAnswer[]) {
  const { fetch, requests } = routedFetch({
    'POST /InquiriesController/sendInquiry': () => answers.shift() ?? [500],
  });
  return { requests, sent: sendInquiry(stubPlatform(fetch).platform, inquiry) };
}

test('a question is asked for the store, and again when no answer arrived', async () => {
  const { requests, sent } = sentOver([new TypeError('socket closed'), [200, receipt]]);
  expect(await sent).toEqual(receipt);
  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies).toEqual(Array(2).fill({ webstoreId: WEBSTORE_ID, ...inquiry }));
});

test('an answer without a receipt is none', async () => {
  await expect(sentOver([[200, { products: [] }]]).sent).rejects.toMatchObject({
    code: 'CONTRACT_VIOLATION',
  });
});

test('a return and a notice are asked for in the name of the account that is acted for', async () => {
  const { fetch, requests } = routedFetch({
    'POST /InquiriesController/requestReturn': () => [200, receipt],
    'POST /InquiriesController/requestNotice': () => [200, receipt],
  });
  const { platform } = stubPlatform(fetch, { effectiveAccountId: '001000000000002AAA' });
  const items = [{ orderItemId: '802000000000001AAA', quantity: 1 }];
  const wish = { orderNumber: 'OF-1', items, reason: 'Damaged' } as const;
  const notice = { productId: '01t000000000001AAA', email: 'erika@example.org' };
  expect(await requestReturn(platform, wish)).toEqual(receipt);
  expect(await requestNotice(platform, notice)).toEqual(receipt);
  const asked = { webstoreId: WEBSTORE_ID, effectiveAccountId: '001000000000002AAA' };
  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies).toEqual([
    { ...asked, ...wish },
    { ...asked, ...notice },
  ]);
});

test('a notice is taken back by its code', async () => {
  const { fetch, requests } = routedFetch({
    'POST /InquiriesController/withdrawNotice': () => [200, receipt],
  });
  expect(await withdrawNotice(stubPlatform(fetch).platform, 'a-code')).toEqual(receipt);
  expect(await requests[0]?.json()).toEqual({ webstoreId: WEBSTORE_ID, code: 'a-code' });
});
