import { sql } from 'kysely';
import { PlatformFault } from '../../faults/platform-fault.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import type { AnyRow } from '../../store/row.ts';
import type { AnyWhere, Store } from '../../store/store.ts';

const SECOND = 1000;

/**
 * The guard that an update must pass so that nothing newer than `If-Unmodified-Since` is overwritten. The header counts
 * whole seconds, so any version of that second passes; `keepSecondsApart` sees to it that there is only one.
 *
 * @throws 400 for a header that is no date
 */
export function unmodifiedSince(header: string | undefined): AnyWhere | undefined {
  if (header === undefined) return undefined;
  const moment = Date.parse(header);
  if (Number.isNaN(moment)) {
    throw new PlatformFault(400, 'INVALID_INPUT', 'If-Unmodified-Since must be an HTTP date.');
  }
  const end = (Math.floor(moment / SECOND) + 1) * SECOND;
  return { SystemModstamp: { lt: new Date(end).toISOString() } };
}

/** 412: someone else has saved the record in between. */
export function changedSince(): PlatformFault {
  return new PlatformFault(412, 'PRECONDITION_FAILED', 'The record was changed since you read it.');
}

/**
 * Moves the stamps of a record that was saved twice within a second on to the next second. Otherwise whoever read the
 * first of both versions could overwrite the second one, since their stamps agree in the whole seconds that a caller
 * can name (platform-facts.md §10).
 */
export async function keepSecondsApart(
  { db }: Store,
  { apiName }: ObjectDefinition,
  before: AnyRow,
  after: AnyRow,
): Promise<void> {
  const previous = wholeSeconds(before);
  if (wholeSeconds(after) > previous) return;
  const next = new Date((previous + 1) * SECOND).toISOString();
  await sql`
    update ${sql.table(apiName)} set "SystemModstamp" = ${next}, "LastModifiedDate" = ${next}
    where "Id" = ${after.Id}`.execute(db);
}

function wholeSeconds({ SystemModstamp }: AnyRow): number {
  return Math.floor(Date.parse(String(SystemModstamp)) / SECOND);
}
