import type { Handler } from '../../dispatch/handler.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { forgetUses } from '../recent-use/recent-use.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { explainingConstraints } from '../writing/refusal.ts';

/** Deletes a record, unless others need it. */
export const deleteRecord: Handler<'deleteRecord'> = async ({ path }, context) => {
  const viewer = viewerOf(context);
  const id = fullId(path.recordId);
  const definition = readableObjectOf(id, viewer);
  if (!viewer.rights(definition).deletable) throw insufficientAccess();
  const deleted = await explainingConstraints(definition, context.language, () =>
    context.store.delete(definition.apiName, id),
  );
  if (!deleted) throw notFound();
  await forgetUses(context.store, { apiName: definition.apiName, id });
  return { status: 204 };
};
