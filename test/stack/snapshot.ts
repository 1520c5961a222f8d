import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { signingKey } from '#mock/apis/platform/oauth/id-token/signing-key.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { openStore } from '#mock/store/open-store.ts';
import type { Store } from '#mock/store/store.ts';
import { REPOSITORY } from '#scripts/generate/contracts.ts';
import { digestOf } from '#scripts/process/digest.ts';
import { withLock } from '#scripts/process/lock.ts';

const KEPT = join(REPOSITORY, 'node_modules', '.cache', 'offizin', 'demo-shop');

const UNUSED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * A data folder that holds the demo shop, to be copied and never opened. It is made once for the sources that it follows
 * from and the day, since orders are dated back from today; what is a day old is removed.
 */
export function preparedSnapshot(): Promise<string> {
  const sources = globSync('{mock,pharmacy}/**/*.ts', { cwd: REPOSITORY }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const today = new Date().toISOString().slice(0, 10);
  const folder = join(KEPT, `${today}-${digestOf(sources, REPOSITORY).slice(0, 16)}`);
  return withLock(`${KEPT}.lock`, async () => {
    if (!existsSync(folder)) await prepare(folder);
    return folder;
  });
}

async function prepare(folder: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  removeUnused();
  const draft = mkdtempSync(join(KEPT, 'draft-'));
  const store = await openStore({ dataDir: draft });
  await sql`set wal_recycle = off`.execute(store.db);
  await store.exclusively(() => seed(store));
  // Else each copy would make a key of its own when somebody first signs in, which takes longer than all else of it.
  await signingKey(store);
  await dropUnused(store);
  await store.close();
  renameSync(draft, folder);
}

/** Leaves out what would be copied for nothing: databases that new ones are made from, and log that has been written down. */
async function dropUnused({ db }: Store): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** A run that began yesterday, or runs on other sources beside this one, still copies its own snapshot. */
function removeUnused(): void {
  for (const name of readdirSync(KEPT)) {
    const kept = join(KEPT, name);
    if (Date.now() - statSync(kept).mtimeMs > UNUSED_AFTER_MS) rmSync(kept, { recursive: true, force: true });
  }
}
