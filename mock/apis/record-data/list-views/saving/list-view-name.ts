import { findStandardListView } from '../../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import type { Store } from '../../../../store/store.ts';
import { findListViewRow } from '../stored-list-views.ts';
import { type ListFault, listFault } from './list-messages.ts';

const WELL_FORMED = /^[A-Za-z](_?[A-Za-z0-9])*$/;

/** What is wrong with the name of a new list view: it must be well formed and free, whoever has saved the other. */
export async function nameFaults(
  store: Store,
  definition: ObjectDefinition,
  name: string,
  viewer: Viewer,
): Promise<ListFault[]> {
  if (!WELL_FORMED.test(name)) return [listFault('nameMalformed', viewer.language, { name })];
  const taken =
    findStandardListView(definition, name, viewer) ?? (await findListViewRow(store, definition, name));
  return taken ? [listFault('nameTaken', viewer.language, { name })] : [];
}
