import type { FieldError } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { duplicateFaults } from '../duplicates/duplicate-faults.ts';
import { findMatches, type Match } from '../duplicates/find-matches.ts';
import { answerFaults } from './answered-case.ts';
import { choiceFaults } from './check-choices.ts';
import { lastAdministratorFaults } from './check-last-administrator.ts';
import { lookupFilterFaults } from './check-lookup-filters.ts';
import { orderFaults } from './check-order.ts';
import { ownUserFaults } from './check-own-user.ts';
import { placedOrderFaults } from './check-placed-order.ts';
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
  /** The record as it is; absent for a new one. */
  readonly before?: AnyRow | undefined;
  /** Whether the caller wants it saved even if it duplicates others. */
  readonly allowSaveOnDuplicate?: boolean | undefined;
}

/**
 * Throws 400 with everything that is wrong with a record, so that a form can mark all of it at once.
 *
 * @returns the records that it duplicates and is saved all the same
 */
export async function checkRecord(
  store: Store,
  write: PlannedWrite,
  viewer: Viewer,
): Promise<readonly Match[]> {
  const { language } = viewer;
  const fieldErrors = [...write.reading.errors, ...(await fieldFaults(store, write, viewer))];
  // What cannot be saved as it is need not be compared; a taken value, though, belongs to the very record it duplicates.
  const isComparable = fieldErrors.every(({ errorCode }) => errorCode === 'DUPLICATE_VALUE');
  const insisted = write.allowSaveOnDuplicate ?? false;
  const matches = isComparable ? await findMatches(store, write) : [];
  const recordErrors = duplicateFaults(write.definition, matches, { insisted, language });
  if (fieldErrors.length + recordErrors.length > 0) throw recordRefused(fieldErrors, language, recordErrors);
  return matches;
}

async function fieldFaults(
  store: Store,
  { definition, reading, record, before }: PlannedWrite,
  viewer: Viewer,
): Promise<FieldError[]> {
  const written = reading.values;
  const faults = new Map([
    ...(await uniquenessFaults(store, definition, { record, written })),
    ...(await lookupFilterFaults(store, definition, { record, written }, viewer)),
    ...choiceFaults(definition, record, written),
    ...(before ? [] : answerFaults(definition, record)),
    ...orderFaults(definition, { record, written }, viewer),
    ...(await referenceFaults(store, definition, written, viewer)),
    ...(await lastAdministratorFaults(store, definition, { before, record })),
    ...ownUserFaults(definition, { before, written }, viewer),
    ...(await placedOrderFaults(store, definition, { before, written })),
  ]);
  const known = new Set(reading.errors.map(({ field }) => field));
  return [...faults]
    .filter(([name]) => !known.has(name))
    .map(([name, fault]) => fieldError(definition, name, fault, viewer.language));
}
