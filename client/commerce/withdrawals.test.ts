import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform, WEBSTORE_ID } from '../testing/stub-platform.ts';
import { declareWithdrawal } from './withdrawals.ts';

const declaration = { name: 'Erika', orderNumber: 'OF-2026-00000001', email: 'erika@example.org' };
const receipt = { reference: '00000042', receivedAt: '2026-03-02T09:30:00.000Z' };

function declareOver(answers: StubAnswer[]) {
  const { fetch, requests } = routedFetch({
    'POST /WithdrawalsController/declareWithdrawal': () => answers.shift() ?? [500],
  });
  return { requests, declared: declareWithdrawal(stubPlatform(fetch).platform, declaration) };
}

test('a withdrawal is declared for the store, and again when no answer arrived', async () => {
  const { requests, declared } = declareOver([new TypeError('socket closed'), [200, receipt]]);
  expect(await declared).toEqual(receipt);
  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies).toEqual(Array(2).fill({ webstoreId: WEBSTORE_ID, ...declaration }));
});

test('an answer without a receipt is none', async () => {
  await expect(declareOver([[200, { products: [] }]]).declared).rejects.toMatchObject({
    code: 'CONTRACT_VIOLATION',
  });
});
