import { sql } from 'kysely';
import { objectDefinitions } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import { DAILY_CALLS } from '../../dispatch/api-calls.ts';
import type { Handler } from '../../dispatch/handler.ts';

/** What a shop of this size books, in megabytes. */
const STORAGE_MB = 1024;
/** A record counts as much whatever it holds. */
const RECORD_BYTES = 2048;
const MEGABYTE = 1024 * 1024;

/** How many calls, and how much room records and files have, and what of it is left (PF-REST-02, PF-REST-25). */
export const getLimits: Handler<'getLimits'> = async (_, { store, apiCallsUsed }) => ({
  status: 200,
  body: {
    DailyApiRequests: { Max: DAILY_CALLS, Remaining: Math.max(0, DAILY_CALLS - apiCallsUsed) },
    DataStorageMB: leftOf((await countRecords(store)) * RECORD_BYTES),
    FileStorageMB: leftOf(await countFileBytes(store)),
  },
});

function leftOf(bytes: number): { Max: number; Remaining: number } {
  return { Max: STORAGE_MB, Remaining: Math.max(0, STORAGE_MB - Math.ceil(bytes / MEGABYTE)) };
}

async function countRecords({ db }: Store): Promise<number> {
  const counts = objectDefinitions.map(({ apiName }) => sql`(select count(*) from ${sql.table(apiName)})`);
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as "count"`.execute(db);
  return Number(rows[0]?.count);
}

async function countFileBytes({ db }: Store): Promise<number> {
  const query = sql<{
    bytes: string;
  }>`select coalesce(sum("ContentSize"), 0) as "bytes" from "ContentVersion"`;
  return Number((await query.execute(db)).rows[0]?.bytes);
}
