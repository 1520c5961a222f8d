import { sql } from 'kysely';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { deletionsOf } from '../../../store/deletions/deletions.ts';
import { TRAIL_DAYS } from '../../../store/deletions/trail-schema.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { visibleTable, visibleTableWithDeleted } from '../../record-data/reading/visible-rows.ts';
import { readableObject, viewerOf } from '../../record-data/viewer.ts';
import { apiValue } from '../records/api-value.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_DAYS = 30;

interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** Records that were created or changed within a span of time, as far as the user sees them (PF-REST-13). */
export const getUpdatedRecords: Handler<'getUpdatedRecords'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.sObjectName, viewer);
  const { start, end } = spanOf(query, context.now);
  const changed = sql.ref('SystemModstamp');
  const { rows } = await sql<{ Id: string }>`
    select "Id" from ${visibleTable(definition, viewer)} as "visible"
    where ${changed} > ${start.toISOString()}::timestamptz and ${changed} <= ${end.toISOString()}::timestamptz
    order by ${changed}, "Id"`.execute(context.store.db);
  return { status: 200, body: { ids: rows.map(({ Id }) => Id), latestDateCovered: moment(end) } };
};

/**
 * Records that were deleted within a span of time, as far as the user saw them (PF-REST-14): those that a query with
 * deleted records answers.
 */
export const getDeletedRecords: Handler<'getDeletedRecords'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.sObjectName, viewer);
  const span = spanOf(query, context.now);
  const seen = visibleTableWithDeleted(definition, viewer);
  const deletions = await deletionsOf(context.store, { ...span, apiName: definition.apiName, seen });
  const earliest = new Date(context.now.getTime() - TRAIL_DAYS * DAY_MS);
  return {
    status: 200,
    body: {
      deletedRecords: deletions.map(({ id, at }) => ({ id, deletedDate: moment(new Date(at)) })),
      earliestDateAvailable: moment(earliest),
      latestDateCovered: moment(span.end),
    },
  };
};

/** The span that is asked for, up to now; throws 400 for one that ends before it begins, or begins too long ago. */
function spanOf({ start: from, end: until }: { start: string; end: string }, now: Date): Span {
  const [start, end] = [new Date(from), new Date(until)];
  if (end <= start) throw invalid('INVALID_REPLICATION_DATE', 'The end must be after the start.');
  if (now.getTime() - start.getTime() > OLDEST_DAYS * DAY_MS)
    throw invalid('INVALID_REPLICATION_DATE', `The start must be at most ${OLDEST_DAYS} days ago.`);
  return { start, end: end < now ? end : now };
}

function moment(at: Date): string {
  return String(apiValue({ type: 'DateTime' }, at.toISOString()));
}

function invalid(errorCode: string, message: string): PlatformFault {
  return new PlatformFault(400, errorCode, message);
}
