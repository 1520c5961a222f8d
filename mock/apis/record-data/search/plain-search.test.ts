import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectDefinition } from '../../../objects/index.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { plainlyFound } from './testing/plain-records.ts';

const OBJECTS = ['Contact', 'Lead', 'Campaign'] as const;
const WORDS = 'Ibuprofen Saft Tabletten Filmtablette Kamille Müller Mueller Straße forte 100 2026 20'.split(
  ' ',
);

let platform: Platform;
let caller: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  caller = await platform.user('Merchandiser');
});
afterAll(() => platform.close());

const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));
const records = fc.record({
  Contact: fc.array(fc.record({ LastName: text, Description: fc.option(text) }), { maxLength: 4 }),
  Lead: fc.array(fc.record({ LastName: text, Company: text }), { maxLength: 3 }),
  Campaign: fc.array(fc.record({ Name: text }), { maxLength: 3 }),
});

/** A word as it stands, its beginning, a part of it, two in one, or with a typing error. */
const typed = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS), fc.nat(4), fc.nat(6))
  .map(([word, other, way, at]) => {
    if (way === 0) return word.slice(0, Math.max(2, at));
    if (way === 1) return word.slice(1);
    if (way === 2) return `${word}${other.toLowerCase()}`;
    if (way === 3) return `${word.slice(0, at)}x${word.slice(at + 1)}`;
    return word;
  });
const term = fc.array(typed, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));

async function found(q: string): Promise<Record<string, string[]>> {
  const searchObjectOptions = OBJECTS.map((objectApiName) => ({ objectApiName, pageSize: 50 }));
  const { status, body } = await caller.post(`/search/results?q=${encodeURIComponent(q)}`, {
    objectApiNames: OBJECTS,
    searchObjectOptions,
  });
  expect(status).toBe(200);
  return Object.fromEntries(
    // biome-ignore lint/suspicious/noExplicitAny: the contract check has proved the shape
    body.keywordSearchResults.map(({ objectApiName, records }: any) => [
      objectApiName,
      records.map(({ record }: { record: { id: string } }) => record.id),
    ]),
  );
}

test('RD-SEARCH-13 finds what a search finds that looks at each record by itself, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.array(term, { minLength: 4, maxLength: 4 }), async (drawn, terms) => {
      for (const name of OBJECTS) {
        await platform.store.deleteWhere(name, {});
        await platform.store.insertMany(name, drawn[name]);
      }
      const all = await Promise.all(
        OBJECTS.map(async (name) => ({
          definition: objectDefinition(name),
          rows: await platform.store.find(name),
        })),
      );
      for (const q of terms.filter((one) => one.replace(/[^\p{L}\d]/gu, '').length >= 2))
        expect(await found(q), q).toEqual(plainlyFound(all, q));
    }),
    { numRuns: 25 },
  );
});
