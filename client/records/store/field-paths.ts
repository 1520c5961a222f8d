import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import { invalidConfig } from '../../errors/index.ts';
import type { RecordData } from '../types.ts';
import { isRecord } from './entry.ts';

/** Names from a record to a field, over relationships: `['Product2', 'Name']`. */
export type FieldPath = readonly string[];

/** Fields that a reader wants, each as `Object.Field` or over relationships. */
export interface RecordRequest {
  /** Without one of these the read fails. */
  fields?: readonly string[] | undefined;
  /** What cannot be answered of these is left out. */
  optionalFields?: readonly string[] | undefined;
}

/** A path with the object that it starts from, in lower case. */
export interface QualifiedPath {
  object: string;
  path: FieldPath;
}

/**
 * Parts the name of a field into object and path.
 *
 * @throws CommerceError `Invalid config for getRecord` for a name without an object, with an empty part, or with more
 * than 6 levels below the object (RD-LIMIT-05)
 */
export function qualifiedPath(name: string): QualifiedPath {
  const [object = '', ...path] = typeof name === 'string' ? name.split('.') : [];
  const hasFit = path.length > 0 && path.length <= recordsConstants.fieldPathLevels;
  if (!hasFit || object === '' || path.includes('')) throw invalidConfig('getRecord');
  return { object: object.toLowerCase(), path };
}

/**
 * The paths of all fields that an answer carries of a record, following at most 5 relationships
 * (RD-LIMIT-06). A relationship without a record stands for itself.
 */
export function carriedPaths(record: RecordData, depth = 0): FieldPath[] {
  return Object.entries(record.fields).flatMap(([name, { value }]): FieldPath[] => {
    if (!isRecord(value)) return [[name]];
    if (depth >= recordsConstants.trackedFieldDepth) return [];
    return carriedPaths(value, depth + 1).map((rest) => [name, ...rest]);
  });
}

/** Several requests as one whose fields are all optional, so that one reader's fault is not another's. */
export function unionOf(requests: readonly RecordRequest[]): string[] {
  const names = requests.flatMap(({ fields = [], optionalFields = [] }) => [...fields, ...optionalFields]);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].sort();
}
