import type { components } from '#generated/platform/types.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { childRelationships, objectDefinition } from '../../../objects/index.ts';
import { invalidField } from '../../record-data/faults.ts';

type Given = components['schemas']['TreeRecord'];
type Value = string | number | boolean | null;

/** A record of a tree, with the one that it is to refer to. */
export interface TreeRecord {
  readonly referenceId: string;
  readonly apiName: string;
  readonly fields: Readonly<Record<string, Value>>;
  readonly parent?: { readonly referenceId: string; readonly fieldName: string };
}

const MOST_LEVELS = 5;
const MOST_RECORDS = 200;

/**
 * The records of trees in a row, each behind the one that it refers to (PF-REST-20).
 *
 * @throws 400 for a relationship that is not there, a record of another object than its place says, a reference id that is
 * used twice, and for trees that are too deep or too large
 */
export function treeRecords(
  roots: readonly Given[],
  definition: ObjectDefinition,
  viewer: Viewer,
): TreeRecord[] {
  const records = roots.flatMap((root) => flattened(root, definition, viewer, 1));
  if (records.length > MOST_RECORDS) throw invalid(`The trees have more than ${MOST_RECORDS} records.`);
  const names = records.map(({ referenceId }) => referenceId);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw invalid(`The referenceId ${twice} is not unique.`);
  return records;
}

function flattened(
  { attributes, ...members }: Given,
  definition: ObjectDefinition,
  viewer: Viewer,
  level: number,
  parent?: TreeRecord['parent'],
): TreeRecord[] {
  const { referenceId, type } = attributes;
  if (type.toLowerCase() !== definition.apiName.toLowerCase())
    throw invalid(`The record ${referenceId} must be of type ${definition.apiName}, not ${type}.`);
  if (level > MOST_LEVELS) throw invalid(`The record ${referenceId} is deeper than ${MOST_LEVELS} levels.`);
  const entries = Object.entries(members);
  const fields = Object.fromEntries(entries.filter((entry): entry is [string, Value] => !isNested(entry[1])));
  const below = entries.flatMap(([name, nested]) => {
    if (!isNested(nested)) return [];
    const { child, fieldName } = relationshipOf(name, definition, viewer);
    return nested.records.flatMap((one) =>
      flattened(one, child, viewer, level + 1, { referenceId, fieldName }),
    );
  });
  return [{ referenceId, apiName: definition.apiName, fields, ...(parent && { parent }) }, ...below];
}

function isNested(member: unknown): member is { records: Given[] } {
  return typeof member === 'object' && member !== null;
}

function relationshipOf(name: string, definition: ObjectDefinition, viewer: Viewer) {
  const found = childRelationships(definition.apiName).find(
    ({ relationshipName }) => relationshipName.toLowerCase() === name.toLowerCase(),
  );
  const child = found && viewer.seen(objectDefinition(found.childObjectApiName));
  if (!child || !viewer.rights(child).readable || !Object.hasOwn(child.fields, found.fieldName))
    throw invalidField(name, definition);
  return { child, fieldName: found.fieldName };
}

function invalid(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_INPUT', message);
}
