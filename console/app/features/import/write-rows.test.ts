import { expect, test } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { writeRows } from './write-rows.ts';

type Operation = { type: string; records: { fields: { Name?: string; Id?: string } }[] };

/** A platform that keeps what it is sent, and refuses names with an exclamation mark. */
function platformOf(kept: Map<string, string>) {
  let last = 0;
  const { fetch } = routedFetch({
    'POST /records/batch': async (request: Request) => {
      const [{ type, records }] = (await request.clone().json()).operations as [Operation];
      const wrong = records.findIndex(({ fields }) => fields.Name?.endsWith('!'));
      const results = records.map(({ fields }, index) => {
        if (wrong === index) return refused('INVALID', 'kein Name');
        if (wrong >= 0) return refused('ALL_OR_NONE_OPERATION_ROLLED_BACK', 'undone');
        const id = fields.Id ?? `001${String(++last).padStart(12, '0')}AAA`;
        if (type === 'DELETE') kept.delete(id);
        else kept.set(id, fields.Name ?? '');
        return { statusCode: type === 'CREATE' ? 201 : 200, result: { id } };
      });
      return [200, { hasErrors: wrong >= 0, results }];
    },
  } as never);
  return stubPlatform(fetch).platform;
}
const refused = (errorCode: string, message: string) => ({
  statusCode: 400,
  result: [{ errorCode, message }],
});
const rows = (count: number, wrongLine?: number) =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    id: undefined,
    fields: { Name: index + 2 === wrongLine ? 'falsch!' : `Name ${index}` },
  }));
const write = (kept: Map<string, string>, asked: ReturnType<typeof rows>) =>
  writeRows({
    platform: platformOf(kept),
    objectApiName: 'Account',
    rows: asked,
    alike: new Set(),
    nameOf: (line) => `Zeile ${line}`,
    explain: String,
    onProgress: () => {},
    signal: new AbortController().signal,
  });

test('RD-IMPORT-03 a line refused after all takes back everything that was written before it', async () => {
  const kept = new Map<string, string>();
  const { outcomes, undo } = await write(kept, rows(250, 240));
  expect([...kept]).toEqual([]);
  expect(
    outcomes.filter(({ state }) => state === 'refused').map(({ key, messages }) => [key, messages]),
  ).toEqual([['240', ['kein Name']]]);
  expect(outcomes.filter(({ state }) => state === 'unsent')).toHaveLength(249);
  expect(undo).toEqual({ created: [], changed: [] });
});

test('RD-IMPORT-03 lines that are all taken are all there, and can be taken back', async () => {
  const kept = new Map<string, string>();
  const { outcomes, undo } = await write(kept, rows(150));
  expect(kept.size).toBe(150);
  expect(outcomes.every(({ state }) => state === 'done')).toBe(true);
  expect(undo.created).toHaveLength(150);
});
