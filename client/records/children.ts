import { getChildRelationshipRecords } from '#generated/record-data/client.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { isInteger, isName, isText, optional, withMembers } from '../forms.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { isFieldList } from './field-names.ts';
import { toRecordId } from './record-id.ts';

export type RecordCollection = Data<'getChildRelationshipRecords'>;
export type ChildrenQuery = NonNullable<Input<'getChildRelationshipRecords'>['query']>;

const isChildrenQuery = withMembers({
  relationshipName: isName,
  fields: isFieldList,
  optionalFields: isFieldList,
  pageSize: optional(isInteger),
  pageToken: optional(isText),
});

/**
 * One page of the records below a record by one of its relationships, such as `Contacts`: a record collection, fresh
 * for 2 minutes (RD-CACHE-28).
 *
 * @throws CommerceError `Invalid config for getChildRelationshipRecords` without a relationship, and for a query of
 * another form
 */
export async function readChildRecords(
  platform: Platform,
  recordId: string,
  relationshipName: string,
  query: ChildrenQuery = {},
): Promise<RecordCollection> {
  if (!isChildrenQuery({ ...query, relationshipName })) throw invalidConfig('getChildRelationshipRecords');
  const path = { recordId: toRecordId(recordId), relationshipName };
  return platform.read(getChildRelationshipRecords, { path, query });
}
