import type { AnyRow } from '../../../../store/row.ts';
import type { Store } from '../../../../store/store.ts';
import { readByIds } from '../../records/read-by-ids.ts';
import type { ApiRecord } from '../../records/select-list.ts';
import type { RecordQuery } from '../compile/record-query.ts';
import type { TypeofQuery } from '../compile/typeof-query.ts';

/** Puts into each record those that `TYPEOF` is about, by one read for each object. */
export async function addTypeofs(
  store: Store,
  { typeofs, scope }: RecordQuery,
  rows: readonly AnyRow[],
  records: readonly ApiRecord[],
): Promise<void> {
  const { viewer } = scope.asking;
  for (const { relationshipName, idAlias, whens } of typeofs) {
    for (const record of records) record[relationshipName] ??= null;
    for (const when of whens) {
      const ids = idsOf(when, rows, idAlias);
      const found = await readByIds(store, { ...when, ids }, viewer);
      for (const [index, row] of rows.entries()) {
        const record = records[index];
        const id = String(row[idAlias]);
        if (record && ids.includes(id)) record[relationshipName] = found.get(id) ?? null;
      }
    }
  }
}

function idsOf(
  { definition }: TypeofQuery['whens'][number],
  rows: readonly AnyRow[],
  idAlias: string,
): string[] {
  const ids = rows.map((row) => String(row[idAlias]));
  return [...new Set(ids.filter((id) => id.startsWith(definition.keyPrefix)))];
}
