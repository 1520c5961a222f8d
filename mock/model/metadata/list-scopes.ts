import type { Label, ObjectDefinition } from '../../objects/definition/index.ts';
import type { ListScope, ScopeEntity } from './list-views.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

const LABELS: Record<Exclude<ListScope, 'queue'>, Label> = {
  everything: { de: 'Alle', en: 'All' },
  mine: { de: 'Meine', en: 'My' },
  mru: { de: 'Zuletzt verwendete', en: 'Recently used' },
};
const QUEUE: Label = { de: 'Warteschlange', en: 'Queue' };

/**
 * The scopes that lists of an object can have: only what has an owner can be somebody's own, and only what queues may
 * own can be a queue's.
 */
export function availableScopes({ fields, assignmentQueue }: ObjectDefinition): ListScope[] {
  const own: ListScope[] = Object.hasOwn(fields, 'OwnerId') ? ['mine'] : [];
  return ['everything', ...own, ...(assignmentQueue ? (['queue'] as const) : []), 'mru'];
}

/** A scope with its label, such as “Meine Bestellungen”, and the queue that it is limited to. */
export function scopeInfo(
  { labelPlural }: ObjectDefinition,
  scope: ListScope,
  { language }: Viewer,
  entity: ScopeEntity | null = null,
): Schemas['ListScope'] & { label: string } {
  const label = scope === 'queue' ? QUEUE[language] : `${LABELS[scope][language]} ${labelPlural[language]}`;
  return { apiName: scope, entity, label, relatedEntity: null };
}
