import type { Preset, QuickAction } from '../../../model/actions/quick-action.ts';
import { objectDefinition, targetOf } from '../../../objects/index.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';

/** The values that an action sets by itself: its presets and, for a new record, what ties it to the one on the screen. */
export async function quickActionValues(
  { target, source, parentField, recordType, presets }: QuickAction,
  parent: AnyRow | undefined,
  store: Store,
): Promise<Record<string, Value>> {
  const values: Record<string, Value> = {};
  for (const [name, preset] of Object.entries(presets))
    values[name] = 'value' in preset ? preset.value : await taken(preset, source, parent, store);
  return {
    ...values,
    ...(parentField && parent ? { [parentField]: parent.Id } : {}),
    ...(recordType ? { RecordTypeId: recordTypeId(objectDefinition(target), recordType) } : {}),
  };
}

async function taken(
  { from, orOf }: Extract<Preset, { readonly from: string }>,
  source: QuickAction['source'],
  parent: AnyRow | undefined,
  store: Store,
): Promise<Value> {
  const own = parent?.[from] ?? null;
  if (own !== null || !orOf || !source) return own;
  const [name, field] = orOf;
  const reference = objectDefinition(source).fields[name]?.reference;
  const id = parent?.[name];
  const other = reference && typeof id === 'string' ? targetOf(reference, id) : undefined;
  return (other && (await store.get(other.apiName, String(id)))?.[field]) ?? null;
}

/** Names of the fields that an action writes: those of its form and those that it sets by itself. */
export function quickActionFields({ columns, presets, parentField, recordType }: QuickAction): Set<string> {
  const tied = [...(parentField ? [parentField] : []), ...(recordType ? ['RecordTypeId'] : [])];
  return new Set([...columns.flat(), ...Object.keys(presets), ...tied]);
}
