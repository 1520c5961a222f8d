import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { newDataFolder } from '#mock/store/new-data-folder.ts';
import { openStore } from '#mock/store/open-store.ts';
import { dropSchemas, freshSchema } from '#mock/store/postgres-tests.ts';
import type { OpenStore } from '#mock/store/store.ts';

/** Takes a snapshot, changes the records, opens the store anew and restores the snapshot. */
async function survives(open: () => Promise<OpenStore>): Promise<void> {
  const before = await open();
  const kept = await before.insert('Account', { Name: 'Bleibt' });
  await before.takeSnapshot('eins', null);
  await before.delete('Account', kept.Id);
  await before.close();
  const after = await open();
  expect((await after.snapshots()).map(({ name }) => name)).toEqual(['eins']);
  expect(await after.get('Account', kept.Id)).toBeUndefined();
  await after.restoreSnapshot('eins');
  expect(await after.get('Account', kept.Id)).toEqual(kept);
  const next = await after.insert('Account', { Name: 'Danach' });
  expect(next.Id).not.toBe(kept.Id);
  await after.close();
}

it('a snapshot survives a restart in a folder', { timeout: 60_000 }, async () => {
  const dataDir = await newDataFolder();
  await survives(() => openStore({ dataDir })).finally(() => rm(dataDir, { recursive: true }));
});

it.skipIf(!process.env.DATABASE_URL)(
  'a snapshot survives a restart on PostgreSQL',
  { timeout: 60_000 },
  async () => {
    const databaseUrl = process.env.DATABASE_URL ?? '';
    const schema = freshSchema();
    await survives(() => openStore({ databaseUrl, schema })).finally(() => dropSchemas(databaseUrl, schema));
  },
);
