import type { ListView, ScopeEntity } from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objects } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';

/** The queues to which lists of an object can be limited, by name; none where queues own no records of it. */
export async function queuesOf(
  store: Store,
  { assignmentQueue }: ObjectDefinition,
  viewer: Viewer,
): Promise<ScopeEntity[]> {
  if (!assignmentQueue || !viewer.rights(objects.Group).readable) return [];
  const orderBy = { field: 'Name', ascending: true } as const;
  const rows = await store.find('Group', { where: { Type: 'Queue' }, orderBy });
  return rows.map(({ Id: id, Name: label }) => ({ id, label }));
}

/** A list view with the name of its queue, if it is limited to one. */
export async function withQueue(store: Store, list: ListView, queueId: string | null): Promise<ListView> {
  const queue = list.scope === 'queue' && queueId !== null && (await store.get('Group', queueId));
  return queue ? { ...list, scopeEntity: { id: queue.Id, label: queue.Name } } : list;
}
