import { expect, it } from 'vitest';
import { sendRandomRequests } from './random-requests.ts';

const REQUESTS_OF_A_KIND = 200;
/** Always the same, so that a change of the code is what makes this test fail; `npm run harden` takes new ones. */
const seed = Number(process.env.SEED ?? 20260601);

it(`keeps its promises whatever it is asked (SEED=${seed})`, { timeout: 120_000 }, async () => {
  const { failures, statuses } = await sendRandomRequests(REQUESTS_OF_A_KIND, seed);
  expect(failures).toEqual([]);
  // Requests that were all refused would prove little.
  expect(statuses[200]).toBeGreaterThan(REQUESTS_OF_A_KIND / 5);
  expect(statuses[400]).toBeGreaterThan(REQUESTS_OF_A_KIND / 2);
});
