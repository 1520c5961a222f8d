import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Field } from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { readParents } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import type { Selection } from '../selection/selection.ts';
import { viewerOf } from '../viewer.ts';

/**
 * A record that does not exist yet; its id is null.
 *
 * @param given values that take the place of the fields' defaults
 */
export async function recordTemplate(
  context: RequestContext,
  selection: Selection,
  recordTypeId: string,
  given: Readonly<Record<string, Value>> = {},
): Promise<Schemas['Record']> {
  const { store, session } = context;
  const { fields } = selection.definition;
  const presets = Object.entries(fields).map(([name, field]) => [
    name,
    preset(field, { userId: session.userId, recordTypeId }),
  ]);
  const row = { ...Object.fromEntries(presets), ...given, Id: '' } as AnyRow;
  const record = represent(await readParents(store, selection, [row]), row, viewerOf(context));
  return { ...record, id: null, recordTypeId };
}

/** The value of a new record's field; who and when are only known once it is saved. */
function preset(
  field: Field,
  { userId, recordTypeId }: { userId: string | null; recordTypeId: string },
): Value {
  if (!field.createable || field.default === undefined || field.default === 'now') return null;
  if (field.default === 'user') return userId;
  return field.default === 'recordType' ? recordTypeId : field.default;
}
