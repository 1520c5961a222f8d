import { createRecord, updateRecord } from '#generated/record-data/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import { type Check, isFlag, isName, mapOf, optional, withMembers } from '../forms.ts';
import { isRecordId, toRecordId } from './record-id.ts';
import type { FieldInfo, InputFields, ObjectInfo } from './types.ts';

/** A save that the person wants although the record duplicates others; see duplicates.ts. Default: false. */
interface DuplicateChoice {
  allowSaveOnDuplicate?: boolean;
}

export interface CreateInput extends DuplicateChoice {
  apiName: string;
  fields: InputFields;
}

/** An update names the record by `Id` among its fields (RD-REC-18). */
export interface UpdateInput extends DuplicateChoice {
  /** Object of the record; not needed, its Id tells. */
  apiName?: string;
  fields: InputFields & { Id: string };
}

/** The input of a new record: only fields that may be set on creation, without an Id (RD-REC-19, RD-REC-20). */
export function createInput(
  objectInfo: Pick<ObjectInfo, 'apiName' | 'fields'>,
  fields: InputFields,
): CreateInput {
  const { Id: _, ...allowed } = allowedFields(objectInfo, fields, (field) => field.createable);
  return { apiName: objectInfo.apiName, fields: allowed };
}

/** The input of a change: only fields that may be changed, with the Id (RD-REC-21, RD-REC-22). */
export function updateInput(
  objectInfo: Pick<ObjectInfo, 'fields'>,
  recordId: string,
  fields: InputFields,
): UpdateInput {
  return {
    fields: { ...allowedFields(objectInfo, fields, (field) => field.updateable), Id: toRecordId(recordId) },
  };
}

/**
 * Parts an update input into the record and what changes.
 *
 * @throws CommerceError `Invalid recordInput` without a map of fields that has the record's Id (RD-REC-17, RD-REC-18)
 */
export function partUpdateInput(input: UpdateInput): { recordId: string; changes: InputFields } {
  if (!isUpdateInput(input)) throw invalidRecordInput(updateRecord);
  const { Id, ...changes } = input.fields;
  return { recordId: toRecordId(Id), changes };
}

/**
 * Refuses what is not the input of a new record.
 *
 * @throws CommerceError `Invalid recordInput` without an object or a map of fields (RD-ERR-11)
 */
export function checkCreateInput(input: CreateInput): void {
  if (!isCreateInput(input)) throw invalidRecordInput(createRecord);
}

const isFieldValue: Check = (value) =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
/** Values are text, numbers, truth values or null (RD-REC-10). */
const isFieldMap = mapOf(optional(isFieldValue));
const CHOICE = { allowSaveOnDuplicate: optional(isFlag) };
const isCreateInput = withMembers({ ...CHOICE, apiName: isName, fields: isFieldMap });
const isUpdateInput: Check = (input) =>
  withMembers({ ...CHOICE, apiName: optional(isName), fields: isFieldMap })(input) &&
  isRecordId((input as UpdateInput).fields.Id);

function invalidRecordInput({ operationId }: { operationId: string }): CommerceError {
  return new CommerceError('INVALID_CONFIG', { operationId, message: 'Invalid recordInput' });
}

function allowedFields(
  { fields: infos }: Pick<ObjectInfo, 'fields'>,
  fields: InputFields,
  isAllowed: (field: FieldInfo) => boolean,
): InputFields {
  const entries = Object.entries(fields).filter(([name]) => infos[name] && isAllowed(infos[name]));
  return Object.fromEntries(entries);
}
