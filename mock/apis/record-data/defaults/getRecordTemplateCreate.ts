import { tagged } from '../../../model/metadata/fingerprint.ts';
import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { insufficientAccess } from '../faults.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { objectInfosOf } from './object-infos.ts';
import { recordTemplate } from './record-template.ts';
import { templateSelection } from './template-selection.ts';

/** Answers the values that a new record starts with; 403 when the session may not create one. */
export const getRecordTemplateCreate: Handler<'getRecordTemplateCreate'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  if (!viewer.rights(definition).createable) throw insufficientAccess();
  const recordTypeId = askedRecordType(
    definition,
    fullId(query.recordTypeId ?? defaultRecordTypeId(definition)),
  ).id;
  const selection = templateSelection(definition, query.optionalFields, viewer);
  const { apiName, fields } = await recordTemplate(context, selection, recordTypeId);
  const body = {
    objectInfos: objectInfosOf(selection, viewer),
    record: { apiName, fields, recordTypeId },
  };
  return { status: 200, body: tagged(body) };
};
