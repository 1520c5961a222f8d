import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';

/**
 * What the default assignment rule of an object sets: cases and leads go to the queue of their team, whoever saves them
 * and whatever owner is named (`useDefaultRule`, RD-REC-16). Objects without a rule keep their owner.
 */
export async function assignedValues(
  store: Store,
  { assignmentQueue }: ObjectDefinition,
  useDefaultRule: boolean | undefined,
): Promise<Record<string, Value>> {
  if (!useDefaultRule || !assignmentQueue) return {};
  const queue = await store.findOne('Group', { where: { DeveloperName: assignmentQueue } });
  return queue ? { OwnerId: queue.Id } : {};
}
