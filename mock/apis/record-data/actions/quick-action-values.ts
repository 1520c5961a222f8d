import type { QuickAction } from '../../../model/actions/index.ts';
import { objectDefinition } from '../../../objects/index.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import type { AnyRow, Value } from '../../../store/row.ts';

/** The values that an action sets by itself: its presets and, for a new record, what ties it to the one on the screen. */
export function quickActionValues(
  { target, parentField, recordType, presets }: QuickAction,
  parent: AnyRow | undefined,
): Record<string, Value> {
  const values = Object.entries(presets).map(([name, preset]) => [
    name,
    'value' in preset ? preset.value : (parent?.[preset.from] ?? null),
  ]);
  return {
    ...Object.fromEntries(values),
    ...(parentField && parent ? { [parentField]: parent.Id } : {}),
    ...(recordType ? { RecordTypeId: recordTypeId(objectDefinition(target), recordType) } : {}),
  };
}

/** Names of the fields that an action writes: those of its form and those that it sets by itself. */
export function quickActionFields({ columns, presets, parentField, recordType }: QuickAction): Set<string> {
  const tied = [...(parentField ? [parentField] : []), ...(recordType ? ['RecordTypeId'] : [])];
  return new Set([...columns.flat(), ...Object.keys(presets), ...tied]);
}
