import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import { notFound } from '../faults.ts';
import { readRows } from './read-rows.ts';
import { isVisible } from './visible-rows.ts';

/** The name of a record, its id where it has none; 404 when there is no such record that the viewer sees. */
export async function readDisplayName(
  store: Store,
  definition: ObjectDefinition,
  id: string,
  viewer: Viewer,
): Promise<string> {
  const named = nameField(definition);
  const row = (await readRows(store, definition, ['Id', named], [id])).get(id);
  if (!row || !(await isVisible(store, definition, id, viewer))) throw notFound();
  return String(row[named] ?? id);
}
