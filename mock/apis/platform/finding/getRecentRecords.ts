import { findObject, nameField } from '../../../objects/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../../record-data/viewer.ts';
import { readByIds } from '../records/read-by-ids.ts';
import type { ApiRecord } from '../records/select-list.ts';

/** Records that the user has used last, of whatever object (PF-REST-10). */
export const getRecentRecords: Handler<'getRecentRecords'> = async ({ query }, context) => {
  const viewer = viewerOf(context);
  const { store } = context;
  const uses = await store.find('RecentlyViewed', {
    where: { UserId: String(viewer.userId) },
    orderBy: { field: 'LastViewedDate', ascending: false },
    limit: query.limit,
  });
  const records = new Map<string, ApiRecord>();
  for (const [type, of] of Map.groupBy(uses, ({ Type }) => Type)) {
    const definition = findObject(type);
    if (!definition || !viewer.rights(definition).readable) continue;
    const name = nameField(definition);
    const request = {
      definition: viewer.seen(definition),
      paths: ['Id', name],
      ids: of.map(({ RecordId }) => RecordId),
    };
    for (const [id, record] of await readByIds(store, request, viewer))
      records.set(id, { attributes: record.attributes, Id: id, Name: record[name] });
  }
  return { status: 200, body: uses.flatMap(({ RecordId }) => records.get(RecordId) ?? []) };
};
