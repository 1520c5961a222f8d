import { tagged } from '../../../model/metadata/fingerprint.ts';
import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { visibleRow } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { objectInfosOf } from './object-infos.ts';
import { recordTemplate } from './record-template.ts';
import { templateSelection } from './template-selection.ts';

/** Answers the values that a copy of a record starts with; 403 when the session may not create one. */
export const getRecordTemplateClone: Handler<'getRecordTemplateClone'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const cloneSourceId = fullId(path.recordId);
  const definition = readableObjectOf(cloneSourceId, viewer);
  if (!viewer.rights(definition).createable) throw insufficientAccess();
  const source = await visibleRow(context.store, definition, cloneSourceId, viewer);
  if (!source) throw notFound();
  const recordTypeId = query.recordTypeId
    ? askedRecordType(definition, fullId(query.recordTypeId)).id
    : String(source.RecordTypeId ?? defaultRecordTypeId(definition));
  const selection = templateSelection(definition, query.optionalFields, viewer);
  const values = { ...copiedValues(definition, source), ...typeOf(definition, recordTypeId) };
  const { apiName, fields } = await recordTemplate(context, selection, recordTypeId, values);
  const body = {
    objectInfos: objectInfosOf(selection, viewer),
    record: { apiName, cloneSourceId, fields, recordTypeId },
  };
  return { status: 200, body: tagged(body) };
};

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
