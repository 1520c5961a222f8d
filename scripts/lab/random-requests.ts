import { commerceSuite } from '#test/lab/operations/commerce/suite.ts';
import { recordDataSuite } from '#test/lab/operations/record-data/suite.ts';
import { type RandomRun, sendRandomRequests } from '#test/lab/random-requests/run-random-requests.ts';
import { chosenSeed, writeRun } from './figures.ts';

const SHOWN_FAILURES = 20;

/** Sends requests to the calls of one API or several. */
type Send = (count: number, seed: number) => Promise<RandomRun>;

const sends: Readonly<Record<string, Send>> = {
  'record data': (count, seed) => sendRandomRequests(recordDataSuite, count, seed),
  'commerce and content': (count, seed) => sendRandomRequests(commerceSuite, count, seed),
};

/** Random valid and broken requests, so many of each to the record data calls and to those of commerce and content. */
export async function randomRequests(count: number): Promise<boolean> {
  const seed = chosenSeed();
  let brokenPromises = 0;
  for (const [calls, send] of Object.entries(sends)) {
    console.log(`Sending ${count} valid and ${count} broken requests to ${calls} calls (SEED=${seed}) …`);
    const { failures, ...run } = await send(count, seed);
    for (const failure of failures.slice(0, SHOWN_FAILURES)) console.error(JSON.stringify(failure, null, 2));
    console.log(`${failures.length} broken promises`);
    const figures = { database: `${calls}, PGlite`, ...run, brokenPromises: failures.length };
    await writeRun('random-requests', `npm run lab -- random-requests ${count}`, figures);
    brokenPromises += failures.length;
  }
  return brokenPromises === 0;
}
