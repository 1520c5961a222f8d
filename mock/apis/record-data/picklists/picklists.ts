import { picklistValues, picklistValuesByRecordType } from '../../../model/metadata/picklist-values.ts';
import { findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { invalidField } from '../faults.ts';
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

/** Lists the values of one picklist; 400 for a field that is none. */
export const getPicklistValues: Handler<'getPicklistValues'> = ({ path }, context) => {
  const definition = readableObject(path.objectApiName, viewerOf(context));
  const asked = askedRecordType(definition, path.recordTypeId);
  const [fieldName, field] = findVisibleField(definition, path.fieldApiName.split('.').at(-1) ?? '') ?? [];
  if (!fieldName || !field?.picklist) throw invalidField(path.fieldApiName, definition);
  return { status: 200, body: picklistValues(definition, fieldName, asked, context.language) };
};
