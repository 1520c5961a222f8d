import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { visibleRow } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';

/** A record that is copied, and what its copy starts with. */
export interface CloneSource {
  readonly cloneSourceId: string;
  readonly definition: ObjectDefinition;
  readonly recordTypeId: string;
  readonly values: Readonly<Record<string, Value>>;
}

/**
 * What a copy of a record starts with; its record type is the one asked for, else that of the record.
 *
 * @throws 404 for a record that is not seen, 403 when the session may not create one
 */
export async function cloneSource(
  recordId: string,
  askedTypeId: string | undefined,
  context: RequestContext,
): Promise<CloneSource> {
  const viewer = viewerOf(context);
  const cloneSourceId = fullId(recordId);
  const definition = readableObjectOf(cloneSourceId, viewer);
  if (!viewer.rights(definition).createable) throw insufficientAccess();
  const source = await visibleRow(context.store, definition, cloneSourceId, viewer);
  if (!source) throw notFound();
  const recordTypeId = askedTypeId
    ? askedRecordType(definition, fullId(askedTypeId)).id
    : String(source.RecordTypeId ?? defaultRecordTypeId(definition));
  const values = { ...copiedValues(definition, source), ...typeOf(definition, recordTypeId) };
  return { cloneSourceId, definition, recordTypeId, values };
}

/** What a copy takes over: not what only one record can have, and not the owner, who is whoever copies. */
function copiedValues({ fields }: ObjectDefinition, source: AnyRow): Record<string, Value> {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    if (!field.createable || field.default === 'user') return [];
    return [[name, field.unique ? null : (source[name] ?? null)]];
  });
  return Object.fromEntries(entries);
}

function typeOf({ fields }: ObjectDefinition, RecordTypeId: string): Record<string, Value> {
  return Object.hasOwn(fields, 'RecordTypeId') ? { RecordTypeId } : {};
}
