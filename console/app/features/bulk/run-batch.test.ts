import { expect, test } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { type BatchRow, runBatch } from './run-batch.ts';

const idAt = (index: number) => `01t${String(index).padStart(12, '0')}AAA`;
const rowAt = (index: number): BatchRow => ({
  key: idAt(index),
  name: `Produkt ${index}`,
  fields: { IsActive: true },
});
const saved = (id: string) => ({
  statusCode: 200,
  result: { apiName: 'Product2', id, fields: {}, childRelationships: {} },
});
const refused = {
  statusCode: 400,
  result: {
    enhancedErrorType: 'RecordError',
    message: 'Nicht gespeichert',
    output: {
      errors: [{ errorCode: 'X', message: 'Im Ganzen falsch.' }],
      fieldErrors: { IsActive: [{ errorCode: 'Y', message: 'So nicht.', field: 'IsActive' }] },
    },
    statusCode: 400,
  },
};
const explain = (error: unknown) => (error as Error).name;

interface Sent {
  allOrNone: boolean;
  operations: { type: string; records: { fields: Record<string, unknown> }[] }[];
}
function platformOf(answer: (ids: string[], call: number) => [number, unknown]) {
  const sent: Sent[] = [];
  const { fetch } = routedFetch({
    'POST /records/batch': async (request: Request) => {
      const body = (await request.clone().json()) as Sent;
      sent.push(body);
      return answer(body.operations[0]?.records.map(({ fields }) => String(fields.Id)) ?? [], sent.length);
    },
  } as never);
  return { platform: stubPlatform(fetch).platform, sent };
}

test('of 500 rows 7 fail: each is joined with its own reason by its id, and a retry touches only those 7', async () => {
  const bad = new Set([3, 77, 140, 141, 260, 399, 499].map(idAt));
  const { platform, sent } = platformOf((ids) => [
    200,
    { hasErrors: true, results: ids.map((id) => (bad.has(id) ? refused : saved(id))) },
  ]);
  const rows = Array.from({ length: 500 }, (_, index) => rowAt(index));
  const seen: number[] = [];
  const run = { platform, objectApiName: 'Product2', type: 'UPDATE', explain } as const;
  const outcomes = await runBatch({ ...run, rows, onProgress: (done) => seen.push(done) });
  expect(seen).toEqual([100, 200, 300, 400, 500]);
  expect(sent.every(({ allOrNone }) => allOrNone === false)).toBe(true);
  expect(outcomes.filter(({ state }) => state === 'done')).toHaveLength(493);
  const failed = outcomes.filter(({ state }) => state === 'refused');
  expect(new Set(failed.map(({ key }) => key))).toEqual(bad);
  expect(failed[0]).toMatchObject({ messages: ['Im Ganzen falsch.'], fields: { IsActive: 'So nicht.' } });

  bad.clear();
  const again = rows.filter(({ key }) => failed.some((one) => one.key === key));
  const second = await runBatch({ ...run, rows: again });
  expect(sent.at(-1)?.operations[0]?.records).toHaveLength(7);
  expect(second.every(({ state }) => state === 'done')).toBe(true);
});

test('a call that is refused as a whole fails its rows, and the next ones are still asked for', async () => {
  const { platform } = platformOf((ids, call) =>
    call === 1
      ? [403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]]
      : [200, { results: ids.map(saved) }],
  );
  const rows = [0, 1, 2, 3].map(rowAt);
  const outcomes = await runBatch({
    platform,
    objectApiName: 'Product2',
    type: 'UPDATE',
    rows,
    explain,
    size: 2,
  });
  expect(outcomes.map(({ state }) => state)).toEqual(['refused', 'refused', 'done', 'done']);
  expect(outcomes[0]?.messages).toEqual(['FetchError']);
});

test('a lost connection leaves it open what became of the rows under way, and sends no more', async () => {
  const { platform, sent } = platformOf(() => {
    throw new TypeError('fetch failed');
  });
  const rows = [0, 1, 2].map(rowAt);
  const outcomes = await runBatch({
    platform,
    objectApiName: 'Product2',
    type: 'DELETE',
    rows,
    explain,
    size: 2,
  });
  expect(outcomes.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unsent']);
  expect(sent.length).toBeGreaterThan(0);
});

test('a stop between two calls leaves the rest unsent', async () => {
  const stop = new AbortController();
  const { platform } = platformOf((ids) => [200, { results: ids.map(saved) }]);
  const rows = [0, 1, 2].map(rowAt);
  const outcomes = await runBatch({
    platform,
    objectApiName: 'Product2',
    type: 'UPDATE',
    rows,
    explain,
    size: 2,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'unsent']);
});
