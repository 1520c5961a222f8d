import type { AskedRecordType } from '../../../model/metadata/picklist-values.ts';
import { findRecordType } from '../../../model/metadata/record-types.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { notFound } from '../faults.ts';

/** The record type of an object by its id; 404 for that of another object. */
export function askedRecordType(definition: ObjectDefinition, id: string): AskedRecordType {
  const recordType = findRecordType(definition, id);
  if (!recordType) throw notFound();
  return { id, recordType };
}
