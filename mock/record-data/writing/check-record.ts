import type { Viewer } from '../../metadata/rights.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import type { Value } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { choiceFaults } from './check-choices.ts';
import { lookupFilterFaults } from './check-lookup-filters.ts';
import { referenceFaults } from './check-references.ts';
import { uniquenessFaults } from './check-uniqueness.ts';
import { fieldError } from './field-error.ts';
import type { FieldReading } from './read-fields.ts';
import { recordRefused } from './refusal.ts';

/** A write that is about to happen. */
export interface PlannedWrite {
  readonly definition: ObjectDefinition;
  /** The fields of the request, read one by one. */
  readonly reading: FieldReading;
  /** The record as it will be. */
  readonly record: Readonly<Record<string, Value | undefined>>;
}

/** Throws 400 with everything that is wrong with a record, so that a form can mark all of it at once. */
export async function checkRecord(
  store: Store,
  { definition, reading, record }: PlannedWrite,
  viewer: Viewer,
): Promise<void> {
  const written = reading.values;
  const choices = choiceFaults(definition, record, written);
  const references = await referenceFaults(store, definition, written);
  const filters = await lookupFilterFaults(store, definition, { record, written }, viewer);
  const taken = await uniquenessFaults(store, definition, { record, written });
  const known = new Set(reading.errors.map(({ field }) => field));
  const faults = new Map([...taken, ...filters, ...choices, ...references]);
  const errors = [...faults]
    .filter(([name]) => !known.has(name))
    .map(([name, fault]) => fieldError(definition, name, fault, viewer.language));
  const all = [...reading.errors, ...errors];
  if (all.length > 0) throw recordRefused(all, viewer.language);
}
