import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { findObjectByPrefix } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import { readTree } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import { visibleIds } from '../reading/visible-rows.ts';
import { type ChildRequest, readChildren } from './read-children.ts';
import { type RecordRequest, recordSelection } from './record-selection.ts';

/** A read of records of one object or of several. */
export interface RecordsRequest extends RecordRequest, ChildRequest {
  /** Full ids. */
  readonly ids: readonly string[];
}

/**
 * Reads records by id; those that do not exist are missing from the answer. Objects are read one after the other, each
 * with one query per level of its relationships.
 *
 * @throws 400 INVALID_FIELD for a field that cannot be answered
 */
export async function readRecords(
  store: Store,
  request: RecordsRequest,
  viewer: Viewer,
): Promise<Map<string, Schemas['Record']>> {
  const records = new Map<string, Schemas['Record']>();
  const byObject = Map.groupBy(request.ids, (id) => findObjectByPrefix(id.slice(0, 3)));
  const others = byObject.size > 1 ? 'allowed' : 'refused';
  for (const [definition, ids] of byObject) {
    if (!definition) continue;
    const seen = viewer.seen(definition);
    for (const record of await readObject(store, { ...request, ids }, viewer, seen, others)) {
      records.set(String(record.id), record);
    }
  }
  return records;
}

async function readObject(
  store: Store,
  request: RecordsRequest,
  viewer: Viewer,
  definition: ObjectDefinition,
  others: 'allowed' | 'refused',
): Promise<Schemas['Record'][]> {
  const selection = recordSelection(definition, request, viewer, others);
  const tree = await readTree(store, selection, await visibleIds(store, definition, request.ids, viewer));
  const children = await readChildren(store, definition, [...tree.rows.keys()], request, viewer);
  return [...tree.rows.values()].map((row) => represent(tree, row, viewer, children.get(row.Id)));
}
