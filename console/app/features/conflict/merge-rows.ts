import type { FieldInfo, InputFields, InputValue, ObjectInfo } from '#client/records/types.ts';
import { changedValues } from '../../data/record.ts';

/** Whose value a field shall have. */
export type Side = 'mine' | 'theirs';

/** A field that has changed on one side at least since editing began. */
export interface MergeRow {
  field: FieldInfo;
  base: InputValue;
  mine: InputValue;
  theirs: InputValue;
  /** Whose change stays unless the person says otherwise; undefined where both have changed it. */
  preset: Side | undefined;
}

/**
 * Compares what two people made of the same record, field by field: what only one of them has changed is his or
 * hers, what both have changed to different values is for the person to decide. Fields that nobody edits, such as the
 * moment of the last change, are left out.
 */
export function mergeRows(
  base: InputFields,
  mine: InputFields,
  theirs: InputFields,
  fields: ObjectInfo['fields'],
): MergeRow[] {
  const typed = changedValues(base, mine);
  const saved = changedValues(base, theirs);
  const disputed = changedValues(theirs, { ...theirs, ...typed });
  return Object.keys({ ...typed, ...saved }).flatMap((name) => {
    const field = fields[name];
    if (!field?.updateable || (name in typed && !(name in disputed))) return [];
    const preset = name in typed ? (name in saved ? undefined : 'mine') : 'theirs';
    return [
      {
        field,
        base: base[name] ?? null,
        mine: mine[name] ?? null,
        theirs: theirs[name] ?? null,
        preset,
      },
    ];
  });
}

/** The values of the record once every field has its side; undecided ones stay as they were typed. */
export function mergedValues(
  theirs: InputFields,
  rows: readonly MergeRow[],
  sides: Readonly<Record<string, Side>>,
): InputFields {
  const own = rows.filter(({ field, preset }) => (sides[field.apiName] ?? preset ?? 'mine') === 'mine');
  return { ...theirs, ...Object.fromEntries(own.map(({ field, mine }) => [field.apiName, mine])) };
}
