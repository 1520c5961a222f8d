import { findObjectByPrefix, nameField, objectDefinition } from '#mock/objects/index.ts';
import type { AnyRow, Value } from '#mock/store/row.ts';
import type { Records } from '../records.ts';
import { referenceOf } from '../schema.ts';
import type { Path } from '../statement.ts';

/** A record and the object that it is of. */
export interface Found {
  readonly object: string;
  readonly row: AnyRow;
}

/** The record that a reference leads to; undefined where it is empty. */
export function referredBy(
  object: string,
  row: AnyRow,
  relationship: string,
  records: Records,
): Found | undefined {
  const id = row[referenceOf(object, relationship).field];
  if (typeof id !== 'string') return undefined;
  const target = findObjectByPrefix(id.slice(0, 3))?.apiName ?? '';
  const found = (records[target] ?? []).find(({ Id }) => Id === id);
  if (!found) throw new Error(`No record ${id} is known`);
  return { object: target, row: found };
}

/** The value at the end of a path, null where a reference on the way is empty. */
export function valueAt(object: string, row: AnyRow, path: Path, records: Records): Value {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return row[name] ?? null;
  const next = referredBy(object, row, name, records);
  if (!next) return null;
  if (referenceOf(object, name).to.length === 1) return valueAt(next.object, next.row, rest, records);
  if (rest[0] === 'Type') return next.object;
  const field = rest[0] === 'Name' ? nameField(objectDefinition(next.object)) : String(rest[0]);
  return next.row[field] ?? null;
}
