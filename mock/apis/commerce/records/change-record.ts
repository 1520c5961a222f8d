import type { ObjectApiName } from '#mock/objects/index.ts';
import type { Row, Update } from '#mock/store/row.ts';
import type { Changes, Store } from '#mock/store/store.ts';

/** Changes a record that the request has read or locked before, and answers it as stored. */
export async function changeRecord<Name extends ObjectApiName>(
  store: Store,
  apiName: Name,
  id: string,
  changes: Changes<Update<Name>>,
): Promise<Row<Name>> {
  const changed = await store.update(apiName, id, changes);
  if (!changed) throw new Error(`${apiName} ${id} vanished while it was being changed.`);
  return changed;
}
