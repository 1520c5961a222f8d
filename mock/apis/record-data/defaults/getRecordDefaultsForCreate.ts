import { tagged } from '../../../model/metadata/fingerprint.ts';
import { layout } from '../../../model/metadata/layouts.ts';
import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { insufficientAccess } from '../faults.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { recordSelection } from '../records/record-selection.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { objectInfosOf } from './object-infos.ts';
import { recordTemplate } from './record-template.ts';

/** Answers what a form for a new record starts with; 403 when the session may not create one. */
export const getRecordDefaultsForCreate: Handler<'getRecordDefaultsForCreate'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  if (!viewer.rights(definition).createable) throw insufficientAccess();
  const asked = query.recordTypeId ? askedRecordType(definition, query.recordTypeId).id : undefined;
  const recordTypeId = asked ?? defaultRecordTypeId(definition);
  const request = { layoutTypes: ['Full'], modes: ['Create'], optionalFields: query.optionalFields } as const;
  const selection = recordSelection(definition, request, viewer, 'refused');
  const body = {
    layout: layout({ definition, layoutType: 'Full', mode: 'Create', recordTypeId }, viewer),
    objectInfos: objectInfosOf(selection, viewer),
    record: await recordTemplate(context, selection, recordTypeId),
  };
  return { status: 200, body: tagged(body) };
};
