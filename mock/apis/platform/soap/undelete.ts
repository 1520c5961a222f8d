import { sql } from 'kysely';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { insufficientAccess } from '#mock/apis/record-data/faults.ts';
import { visibleTableWithDeleted } from '#mock/apis/record-data/reading/visible-rows.ts';
import { fullId } from '#mock/apis/record-data/record-ids.ts';
import { readableObjectOf, viewerOf } from '#mock/apis/record-data/viewer.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { textsOf } from './read-envelope.ts';
import { recordResult } from './record-result.ts';
import { asCaller, type SoapCallHandler } from './soap-call.ts';
import { SoapFault } from './soap-fault.ts';

/** Records that one call may name. */
export const MOST_RECORDS = 200;

/** Brings deleted records back, each for itself, and with each of them what was deleted along with it (PF-SOAP-01). */
export const undelete: SoapCallHandler = async (call, context) => {
  const ids = textsOf(call.content.ids).map((id) => id.trim());
  if (ids.length > MOST_RECORDS)
    throw new SoapFault('EXCEEDED_ID_LIMIT', `At most ${MOST_RECORDS} records can be undeleted at once.`);
  const caller = await asCaller(call, context);
  const result = [];
  for (const id of ids) result.push(await recordResult(id, caller, () => restored(id, caller)));
  return { result };
};

/**
 * @throws PlatformFault for an object that the person may not delete from, and for what is not there to be restored;
 *   ConstraintError where another record has taken its place
 */
async function restored(asked: string, context: RequestContext) {
  const viewer = viewerOf(context);
  const id = fullId(asked);
  const definition = readableObjectOf(id, viewer);
  if (!viewer.rights(definition).deletable) throw insufficientAccess();
  const seen = visibleTableWithDeleted(definition, viewer);
  const query = sql`select 1 from ${seen} as "seen" where "Id" = ${id} and "IsDeleted"`;
  const isThere = (await query.execute(context.store.db)).rows.length > 0;
  const ids = isThere ? await context.store.undelete([id]) : [];
  if (!ids.includes(id)) throw new PlatformFault(404, 'UNDELETE_FAILED', 'Entity is not in the recycle bin');
  return { id, success: true };
}
