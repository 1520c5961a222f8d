import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '../../store.ts';
import { openTestStore } from '../../testing.ts';
import { fold } from './fold.ts';
import { foldedColumn } from './fold-sql.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test.each(['Müller', 'MUELLER', 'Weiß', 'Çelik', 'Yıldız', 'Bœuf', 'Æther', 'Straße 5', 'Jäger'])(
  'the database folds “%s” as the program does',
  async (text) => {
    const query = sql<{ folded: string }>`select ${foldedColumn(sql`${text}::text`)} as "folded"`;
    expect((await query.execute(store.db)).rows[0]?.folded).toBe(fold(text));
  },
);
