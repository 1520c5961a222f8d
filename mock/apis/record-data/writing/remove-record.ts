import type { RequestContext } from '../../dispatch/handler.ts';
import { forgetDuplicates } from '../duplicates/report-duplicates.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { visibleRow } from '../reading/visible-rows.ts';
import { forgetUses } from '../recent-use/recent-use.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { followRemoval } from './follow-write.ts';
import { explainingConstraints } from './refusal.ts';

/**
 * Deletes a record by the rules that every way of deleting one obeys, and answers its id with 18 characters.
 *
 * @throws 403 for a profile that may not, 404 for no record, 400 while others need it
 */
export async function removeRecord(recordId: string, context: RequestContext): Promise<string> {
  const viewer = viewerOf(context);
  const id = fullId(recordId);
  const definition = readableObjectOf(id, viewer);
  if (!viewer.rights(definition).deletable) throw insufficientAccess();
  const row = await visibleRow(context.store, definition, id, viewer);
  if (!row) throw notFound();
  const deleted = await explainingConstraints(definition, context.language, () =>
    context.store.delete(definition.apiName, id),
  );
  if (!deleted) throw notFound();
  await followRemoval(context, definition, row);
  await forgetDuplicates(context.store, id);
  await forgetUses(context.store, { apiName: definition.apiName, id });
  return id;
}
