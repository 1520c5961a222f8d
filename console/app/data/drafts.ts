import type { InputFields, InputValue } from '#client/records/types.ts';
import { createStore } from '#client/store.ts';
import type { ConsoleRecord } from './record.ts';

/** What is typed into one record of a list and not saved yet. */
export interface RecordDraft {
  /** The record as it was when editing began; a newer version on the platform is a conflict. */
  record: ConsoleRecord;
  name: string;
  cells: Readonly<Record<string, DraftCell>>;
  /** Faults that belong to no cell in sight. */
  faults?: readonly string[];
  /** The newest version, where somebody has saved it meanwhile. */
  newest?: ConsoleRecord;
}

export type Drafts = Readonly<Record<string, RecordDraft>>;

/** Drafts by object, then by record id; they outlive a page, so that signing in again loses nothing. */
export const draftStore = createStore<{ byObject: Readonly<Record<string, Drafts>> }>({ byObject: {} });

export const draftsOf = (objectApiName: string): Drafts => draftStore.get().byObject[objectApiName] ?? NONE;
const NONE: Drafts = {};

export function setDrafts(objectApiName: string, drafts: Drafts): void {
  draftStore.set({ byObject: { ...draftStore.get().byObject, [objectApiName]: drafts } });
}

/** What one person has typed is none of the next one's business. */
export const forgetDrafts = (): void => draftStore.set({ byObject: {} });

/** A new value of one field, as it will read. */
export interface CellChange {
  field: string;
  value: InputValue;
  display: string | null;
}

/** Adds changes of a record to the drafts; a value that is the saved one again is no change. */
export function withChanges(
  drafts: Drafts,
  record: ConsoleRecord,
  name: string,
  changes: readonly CellChange[],
): Drafts {
  const before = drafts[record.id];
  const cells = { ...before?.cells };
  for (const { field, value, display } of changes) {
    const saved = (before?.record ?? record).values[field] ?? null;
    if (normal(saved) === normal(value)) delete cells[field];
    else cells[field] = { value: normal(value), display };
  }
  const { [record.id]: _, ...others } = drafts;
  if (Object.keys(cells).length === 0) return others;
  return { ...others, [record.id]: { record: before?.record ?? record, name, cells } };
}

export function withoutDrafts(drafts: Drafts, ids: readonly string[]): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => !ids.includes(id)));
}

/** The values of a record with its drafts over them. */
export const draftedValues = (record: ConsoleRecord, draft: RecordDraft | undefined): InputFields => ({
  ...record.values,
  ...draftValues(draft),
});

/** Only what is typed in. */
export const draftValues = (draft: RecordDraft | undefined): InputFields =>
  Object.fromEntries(Object.entries(draft?.cells ?? {}).map(([field, { value }]) => [field, value]));

export const countChanges = (drafts: Drafts): number =>
  Object.values(drafts).reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);

const normal = (value: InputValue): InputValue => (value === '' ? null : value);

/** A value that is typed in but not saved. */
export interface DraftCell {
  value: InputValue;
  /** How it reads; the value itself where the platform knows no other form. */
  display: string | null;
  /** Why the platform did not take it. */
  fault?: string;
}
