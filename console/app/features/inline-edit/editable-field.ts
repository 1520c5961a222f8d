import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import type { FieldInfo, ListColumn, ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';

/** The field of the listed object behind a column: `AccountId` behind `Account.Name`. */
export function fieldBehind(path: string, { fields }: Pick<ObjectInfo, 'fields'>): string | undefined {
  const [first = '', ...more] = path.split('.');
  if (more.length === 0) return fields[first] ? first : undefined;
  if (more.length > 1) return undefined;
  return Object.values(fields).find(({ relationshipName }) => relationshipName === first)?.apiName;
}

type Row = Pick<ConsoleRecord, 'recordTypeId'>;

/**
 * The field that a column changes in a row; undefined where the list or the person's rights allow none. A list that does
 * not say what can be edited in it leaves that to the rights.
 */
export function editableField(
  row: Row,
  column: Pick<ListColumn, 'fieldApiName' | 'inlineEditAttributes'> & Partial<Pick<ListColumn, 'lookupId'>>,
  info: ObjectInfo,
): string | undefined {
  const { fieldApiName, inlineEditAttributes, lookupId } = column;
  if (fieldApiName.includes('.') && lookupId === null) return undefined;
  const attributes = inlineEditAttributes?.[row.recordTypeId ?? MASTER_RECORD_TYPE_ID];
  const isEditable = inlineEditAttributes === undefined || attributes?.editable === true;
  const field = info.updateable && isEditable ? fieldBehind(fieldApiName, info) : undefined;
  return field && info.fields[field]?.updateable ? field : undefined;
}

/**
 * Whether a cell must not be emptied: by the object, or by the layout, which the list knows by record type; undefined
 * where the list does not tell.
 */
export function isRequiredCell(
  row: Row,
  { inlineEditAttributes }: Pick<ListColumn, 'inlineEditAttributes'>,
  { required, dataType }: Pick<FieldInfo, 'required' | 'dataType'>,
): boolean | undefined {
  if (dataType === 'Boolean') return false;
  if (required) return true;
  if (inlineEditAttributes === undefined) return undefined;
  return inlineEditAttributes?.[row.recordTypeId ?? MASTER_RECORD_TYPE_ID]?.required === true;
}

/** Whether a field can be changed by itself: with another record type the form is another one, and HTML needs room. */
export const isEditedAlone = ({
  apiName,
  htmlFormatted,
}: Pick<FieldInfo, 'apiName' | 'htmlFormatted'>): boolean => apiName !== 'RecordTypeId' && !htmlFormatted;
