import { getRecord } from '#generated/record-data/client.gen.ts';
import { keepPart, keptPart } from '../cache/parts.ts';
import { invalidConfig } from '../errors/index.ts';
import { isInteger, isName, optional, withMembers } from '../forms.ts';
import type { Platform } from '../platform.ts';
import { isFieldList } from './field-names.ts';
import { toRecordId } from './record-id.ts';
import type { RecordData } from './types.ts';

export type RecordCollection = RecordData['childRelationships'][string];

/** The records below a record by one of its relationships. */
export interface ChildrenChoice {
  /** Object of the record itself. */
  objectApiName: string;
  /** Name of the way down, such as `Contacts`. */
  relationshipName: string;
  /** Fields of the children by their own names; those that the platform thinks best unless told. */
  fields?: string[];
  pageSize?: number;
}

const isChoice = withMembers({
  objectApiName: isName,
  relationshipName: isName,
  fields: isFieldList,
  pageSize: optional(isInteger),
});

/**
 * The first page of the records below a record, fresh for 2 minutes (record-data.md §9). A relationship without records
 * may be missing in the answer; that is undefined here.
 *
 * @throws CommerceError `Invalid config for getRecord` without an object or a relationship
 */
export async function readChildRecords(
  platform: Platform,
  recordId: string,
  choice: ChildrenChoice,
): Promise<RecordCollection | undefined> {
  if (!isChoice(choice)) throw invalidConfig('getRecord');
  const id = toRecordId(recordId);
  const { objectApiName, relationshipName, fields = [], pageSize } = choice;
  const way = `${objectApiName}.${relationshipName}`;
  const childRelationships = fields.length > 0 ? fields.map((name) => `${way}.${name}`) : [way];
  const part = [id, pageSize ?? '', ...childRelationships].join(' ').toLowerCase();
  const known = keptPart<RecordCollection>(platform, 'recordCollection', part);
  if (known) return known;
  const query = { optionalFields: [`${objectApiName}.Id`], childRelationships, pageSize };
  const record = await platform.read(getRecord, { path: { recordId: id }, query }, { cache: 'reload' });
  const children = record.childRelationships[relationshipName];
  if (children) keepPart(platform, 'recordCollection', part, children);
  return children;
}
