import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { notFound } from '../faults.ts';
import { visibleRows } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf } from '../viewer.ts';

/** A record on the screen. */
export interface SourceRecord {
  readonly id: string;
  readonly definition: ObjectDefinition;
  readonly row: AnyRow;
}

/** The records of the ids in the order asked; 404 when one of them is none that the viewer sees. */
export async function sourceRecords(
  store: Store,
  recordIds: readonly string[],
  viewer: Viewer,
): Promise<SourceRecord[]> {
  const ids = [...new Set(recordIds.map(fullId))];
  const byObject = Map.groupBy(ids, (id) => readableObjectOf(id, viewer));
  const found = new Map<string, SourceRecord>();
  for (const [definition, own] of byObject) {
    for (const row of await visibleRows(store, definition, own, viewer))
      found.set(row.Id, { id: row.Id, definition, row });
  }
  return ids.map((id) => {
    const record = found.get(id);
    if (!record) throw notFound();
    return record;
  });
}
