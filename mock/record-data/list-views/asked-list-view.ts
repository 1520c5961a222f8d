import { findListView } from '../../metadata/list-views.ts';
import type { ListViewDefinition, ObjectDefinition } from '../../objects/definition/index.ts';
import { notFound } from '../faults.ts';

/** The list view of that name; 404 when the object has none. */
export function askedListView(definition: ObjectDefinition, apiName: string): ListViewDefinition {
  const view = findListView(definition, apiName);
  if (!view) throw notFound();
  return view;
}
