import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import type { Selection } from '../selection/selection.ts';
import { readRows } from './read-rows.ts';

/** Rows of one object by id, and for each selected relationship those of the records referred to. */
export interface Tree {
  readonly selection: Selection;
  readonly rows: ReadonlyMap<string, AnyRow>;
  /** By relationship name, one for each object that may be referred to. */
  readonly parents: ReadonlyMap<string, readonly Tree[]>;
}

interface Wanted {
  readonly selection: Selection;
  readonly ids: ReadonlySet<string>;
  rows: ReadonlyMap<string, AnyRow>;
  readonly parents: Map<string, readonly Wanted[]>;
}

/**
 * Reads the records of the ids with everything that the selection names. However many records and relationships there
 * are, one query is sent per object and level.
 */
export async function readTree(store: Store, selection: Selection, ids: Iterable<string>): Promise<Tree> {
  const root: Wanted = { selection, ids: new Set(ids), rows: new Map(), parents: new Map() };
  for (let level = [root]; level.length > 0; level = level.flatMap(parentsOf)) await readLevel(store, level);
  return root;
}

/** The same for rows that are there already. */
export async function readParents(
  store: Store,
  selection: Selection,
  rows: readonly AnyRow[],
): Promise<Tree> {
  const byId = new Map(rows.map((row) => [row.Id, row]));
  const root: Wanted = { selection, ids: new Set(byId.keys()), rows: byId, parents: new Map() };
  for (let level = parentsOf(root); level.length > 0; level = level.flatMap(parentsOf))
    await readLevel(store, level);
  return root;
}

/** Columns that a record is answered with whatever is selected, where the object has them. */
const ALWAYS = [
  'Id',
  'LastModifiedById',
  'LastModifiedDate',
  'SystemModstamp',
  'RecordTypeId',
  'CurrencyIsoCode',
];

/** The columns that a selection needs. */
export function columnsOf({ definition, fields, parents }: Selection): string[] {
  const references = [...parents.values()].map(({ fieldName }) => fieldName);
  const always = ALWAYS.filter((name) => Object.hasOwn(definition.fields, name));
  return [...new Set([...always, nameField(definition), ...fields, ...references])];
}

async function readLevel(store: Store, level: readonly Wanted[]): Promise<void> {
  const byObject = Map.groupBy(level, ({ selection }) => selection.definition);
  for (const [definition, wanted] of byObject) {
    const rows = await readTogether(store, definition, wanted);
    for (const one of wanted) one.rows = rows;
  }
}

function readTogether(store: Store, definition: ObjectDefinition, wanted: readonly Wanted[]) {
  const columns = new Set(wanted.flatMap(({ selection }) => columnsOf(selection)));
  const ids = new Set(wanted.flatMap((one) => [...one.ids]));
  const table = wanted.find(({ selection }) => selection.table)?.selection.table;
  return readRows(store, definition, [...columns], [...ids], table);
}

function parentsOf(wanted: Wanted): Wanted[] {
  for (const [relationshipName, { fieldName, selections }] of wanted.selection.parents) {
    const referred = [...wanted.ids].map((id) => wanted.rows.get(id)?.[fieldName]);
    const ids = referred.filter((id): id is string => typeof id === 'string');
    wanted.parents.set(
      relationshipName,
      selections.map((selection) => wantedOf(selection, ids)),
    );
  }
  return [...wanted.parents.values()].flat().filter(({ ids }) => ids.size > 0);
}

function wantedOf(selection: Selection, ids: readonly string[]): Wanted {
  const own = new Set(ids.filter((id) => id.startsWith(selection.definition.keyPrefix)));
  return { selection, ids: own, rows: new Map(), parents: new Map() };
}
