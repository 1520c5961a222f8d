import type { Label, ObjectDefinition } from '../../objects/definition/index.ts';
import type { ListScope } from './list-views.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

const LABELS: Record<ListScope, Label> = {
  everything: { de: 'Alle', en: 'All' },
  mine: { de: 'Meine', en: 'My' },
  mru: { de: 'Zuletzt verwendete', en: 'Recently used' },
};

/** The scopes that lists of an object can have: only what has an owner can be somebody's own. */
export function availableScopes({ fields }: ObjectDefinition): ListScope[] {
  return Object.hasOwn(fields, 'OwnerId') ? ['everything', 'mine', 'mru'] : ['everything', 'mru'];
}

/** A scope with its label, such as “Meine Bestellungen”. */
export function scopeInfo(
  { labelPlural }: ObjectDefinition,
  scope: ListScope,
  { language }: Viewer,
): Schemas['ListScope'] & { label: string } {
  return {
    apiName: scope,
    entity: null,
    label: `${LABELS[scope][language]} ${labelPlural[language]}`,
    relatedEntity: null,
  };
}
