import type { ObjectApiName } from '#mock/objects/index.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** The record that a request names by an id of 15 or 18 characters; undefined when there is none. */
export async function findRecord<Name extends ObjectApiName>(
  store: Store,
  apiName: Name,
  id: string,
): Promise<Row<Name> | undefined> {
  const longId = toLongId(id);
  return longId === undefined ? undefined : store.get(apiName, longId);
}
