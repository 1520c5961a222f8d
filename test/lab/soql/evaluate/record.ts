import type { AnyRow, Value } from '#mock/store/row.ts';
import type { Records } from '../records.ts';
import { referenceOf, typeAt } from '../schema.ts';
import type { Member, Path, RecordStatement } from '../statement.ts';
import { answered, shown } from './shown.ts';
import { referredBy, valueAt } from './values.ts';

/** A record as an answer carries it, without what it says of itself. */
export type Answered = Record<string, unknown>;

/** The members of a record that a query selects, those of other records inside. */
export function recordOf({ object, members }: RecordStatement, row: AnyRow, records: Records): Answered {
  const record: Answered = {};
  for (const member of members) {
    if (member.kind === 'typeof') record[member.relationship] = typeofMember(object, member, row, records);
    else if (member.kind === 'shown' && member.alias)
      record[member.alias] = memberValue(object, member, row, records);
    else put(record, object, member.path, row, memberValue(object, member, row, records), records);
  }
  return record;
}

function memberValue(
  object: string,
  member: Exclude<Member, { kind: 'typeof' }>,
  row: AnyRow,
  records: Records,
): Value {
  const typed = typeAt(object, member.path);
  const value = valueAt(object, row, member.path, records);
  return member.kind === 'shown' ? shown(member.called, typed, value) : answered(typed, value);
}

/** Puts a value where its path leads; a reference that is empty is null. */
function put(
  record: Answered,
  object: string,
  path: Path,
  row: AnyRow,
  value: Value,
  records: Records,
): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    record[name] = value;
    return;
  }
  const next = referredBy(object, row, name, records);
  if (!next) {
    record[name] = null;
    return;
  }
  const inner = (record[name] ?? {}) as Answered;
  record[name] = inner;
  if (referenceOf(object, name).to.length > 1) inner[String(rest[0])] = value;
  else put(inner, next.object, rest, next.row, value, records);
}

function typeofMember(
  object: string,
  { relationship, whens, otherwise }: Extract<Member, { kind: 'typeof' }>,
  row: AnyRow,
  records: Records,
): Answered | null {
  const next = referredBy(object, row, relationship, records);
  if (!next) return null;
  const paths = whens[next.object];
  if (paths) {
    const members = paths.map((path) => ({ kind: 'field', path }) as const);
    return recordOf({ object: next.object, members } as unknown as RecordStatement, next.row, records);
  }
  if (!otherwise) return null;
  return Object.fromEntries(
    otherwise.map(([name = '']) => [name, valueAt(object, row, [relationship, name], records)]),
  );
}
