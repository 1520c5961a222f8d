import { layout } from '../../../model/metadata/layouts.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Describes the layout of an object for one use and size of display. */
export const getLayout: Handler<'getLayout'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const { layoutType = 'Full', mode = 'View', recordTypeId, formFactor } = query;
  const recordType =
    recordTypeId === undefined ? {} : { recordTypeId: askedRecordType(definition, recordTypeId).id };
  return { status: 200, body: layout({ definition, layoutType, mode, formFactor, ...recordType }, viewer) };
};
