import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform, WEBSTORE_ID } from '../testing/stub-platform.ts';
import { sendInquiry } from './inquiries.ts';

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
