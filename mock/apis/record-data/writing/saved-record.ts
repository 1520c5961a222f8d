import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Store } from '../../../store/store.ts';
import { notFound } from '../faults.ts';
import { readRecords } from '../records/read-records.ts';

/** What a write is answered with: the fields of the full layout and, if wanted, those that were sent. */
export async function savedRecord(
  store: Store,
  definition: ObjectDefinition,
  id: string,
  sent: readonly string[],
  viewer: Viewer,
): Promise<Schemas['Record']> {
  const optionalFields = sent.map((name) => `${definition.apiName}.${name}`);
  const request = { ids: [id], layoutTypes: ['Full'], optionalFields, pageSize: 1 } as const;
  const record = (await readRecords(store, request, viewer)).get(id);
  if (!record) throw notFound();
  return record;
}
