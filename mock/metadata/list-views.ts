import type { ListViewDefinition, ObjectDefinition } from '../objects/definition/index.ts';
import { nameField } from './visible-fields.ts';

const ALL = 'All';

/**
 * The list views of an object. One of them always holds every record: where the definition has none without a
 * condition, the list `All` is made of the key fields.
 */
export function listViews(definition: ObjectDefinition): readonly ListViewDefinition[] {
  const hasUnfiltered = definition.listViews.some(({ filters = [] }) => filters.length === 0);
  return hasUnfiltered ? definition.listViews : [allView(definition), ...definition.listViews];
}

/** A list view by its API name without regard to case. `All` is known for every object, listed or not. */
export function findListView(definition: ObjectDefinition, apiName: string): ListViewDefinition | undefined {
  const lower = apiName.toLowerCase();
  const listed = listViews(definition).find((view) => view.apiName.toLowerCase() === lower);
  return listed ?? (lower === ALL.toLowerCase() ? allView(definition) : undefined);
}

function allView(definition: ObjectDefinition): ListViewDefinition {
  const { de, en } = definition.labelPlural;
  return {
    apiName: ALL,
    label: { de: `Alle ${de}`, en: `All ${en}` },
    columns: [...definition.compactLayout, 'LastModifiedDate'],
    orderBy: { field: nameField(definition), ascending: true },
  };
}
