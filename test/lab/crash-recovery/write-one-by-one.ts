import { setTimeout as wait } from 'node:timers/promises';

/** So long after each write, in milliseconds, that a kill comes between two of them. */
const PAUSE_MS = 25;
const WRITE = /^\s*(?:insert|update|delete|alter|create)\b/i;

/** Gives the embedded database of this process transactions that are none, and lets it take its time. */
export async function writeOneByOne(): Promise<void> {
  const { PgliteDatabase } = await import('#mock/store/connection/pglite.ts');
  const { prototype } = PgliteDatabase;
  const { query } = prototype;
  prototype.transaction = function (work) {
    return work(this);
  };
  prototype.query = async function <R>(sql: string, parameters?: readonly unknown[]) {
    const result = await query.call(this, sql, parameters);
    if (WRITE.test(sql)) await wait(PAUSE_MS);
    return result as Awaited<ReturnType<typeof query<R>>>;
  };
}
