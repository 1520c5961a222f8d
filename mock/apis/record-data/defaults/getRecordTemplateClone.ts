import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { cloneSource } from './clone-source.ts';
import { objectInfosOf } from './object-infos.ts';
import { recordTemplate } from './record-template.ts';
import { templateSelection } from './template-selection.ts';

/** Answers the values that a copy of a record starts with; 403 when the session may not create one. */
export const getRecordTemplateClone: Handler<'getRecordTemplateClone'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const source = await cloneSource(path.recordId, query.recordTypeId, context);
  const { cloneSourceId, definition, recordTypeId, values } = source;
  const selection = templateSelection(definition, query.optionalFields, viewer);
  const { apiName, fields } = await recordTemplate(context, selection, recordTypeId, values);
  const body = {
    objectInfos: objectInfosOf(selection, viewer),
    record: { apiName, cloneSourceId, fields, recordTypeId },
  };
  return { status: 200, body: tagged(body) };
};
