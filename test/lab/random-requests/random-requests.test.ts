import { expect, it } from 'vitest';
import { commerceSuite } from '../operations/commerce/suite.ts';
import { recordDataSuite } from '../operations/record-data/suite.ts';
import { PATIENT } from '../patient.ts';
import { sendRandomRequests } from './run-random-requests.ts';

const REQUESTS_OF_A_KIND = 200;
/** Always the same, so that a change of the code is what makes this test fail; `npm run lab` takes new ones. */
const seed = Number(process.env.SEED ?? 20260601);

it.each([
  ['record data', () => sendRandomRequests(recordDataSuite, REQUESTS_OF_A_KIND, seed)],
  ['commerce and content', () => sendRandomRequests(commerceSuite, REQUESTS_OF_A_KIND, seed)],
])(`the %s calls keep their promises whatever is asked (SEED=${seed})`, PATIENT, async (_, send) => {
  const { failures, statuses } = await send();
  expect(failures).toEqual([]);
  // Requests that were all refused would prove little.
  expect(accepted(statuses)).toBeGreaterThan(REQUESTS_OF_A_KIND / 5);
  expect(statuses[400]).toBeGreaterThan(REQUESTS_OF_A_KIND / 2);
});

/** How many answers said yes, by any status that does. */
function accepted(statuses: Readonly<Record<string, number>>): number {
  const counts = Object.entries(statuses).filter(([status]) => status.startsWith('2'));
  return counts.reduce((sum, [, count]) => sum + count, 0);
}
