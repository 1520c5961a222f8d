import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '../../store.ts';
import { openTestStore } from '../../testing.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/tokens.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const letters = 'aAäÄeEoOöuUüßSnNrR059 -.,/®éÉçÇœÆøıİβЖ½²e\u0301'.split('');
const text = fc.array(fc.constantFrom(...letters), { maxLength: 40 }).map((all) => all.join(''));

test('the database finds, folds and stems the words of a text as the program does', async () => {
  const property = fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
    const query = sql<{ at: number; spelling: string; word: string; stem: string }>`
      select t.at::int as "at", w.spelling as "spelling", "_search_fold"(w.spelling) as "word",
        "_search_stem"("_search_fold"(w.spelling)) as "stem"
      from unnest(${texts}::text[]) with ordinality t(content, at) cross join lateral "_search_spellings"(t.content) w
      order by t.at, w.place`;
    const { rows } = await query.execute(store.db);
    const expected = texts.flatMap((content, at) =>
      tokensOf(content).map((token) => ({ at: at + 1, ...token, stem: stem(token.word) })),
    );
    expect(rows).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 20 });
});

test('each typing error changes two bits of the letters of a word at most', async () => {
  const pairs = [
    ['kamille', 'kamile', 2],
    ['ibuprofen', 'ibuprfoen', 0],
    ['salbe', 'zalbe', 2],
  ] as const;
  for (const [a, b, most] of pairs) {
    const query = sql<{ bits: number }>`
      select bit_count("_search_letters"(${a}) # "_search_letters"(${b}))::int as "bits"`;
    expect((await query.execute(store.db)).rows[0]?.bits).toBeLessThanOrEqual(most);
  }
  const { rows } = await sql<{ none: boolean }>`
    select "_search_letters"('400') is null as "none"`.execute(store.db);
  expect(rows).toEqual([{ none: true }]);
});
