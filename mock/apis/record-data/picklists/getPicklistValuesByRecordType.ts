import { picklistValuesByRecordType } from '../../../model/metadata/picklist-values.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { askedRecordType } from './asked-record-type.ts';

/** Lists the values of all picklists of an object under a record type. */
export const getPicklistValuesByRecordType: Handler<'getPicklistValuesByRecordType'> = (
  { path },
  context,
) => {
  const definition = readableObject(path.objectApiName, viewerOf(context));
  const asked = askedRecordType(definition, path.recordTypeId);
  return { status: 200, body: picklistValuesByRecordType(definition, asked, context.language) };
};
