import { mayCreateListViews, mayShareListViews } from '../../../model/access/list-view-access.ts';
import { listInfo } from '../../../model/metadata/list-info.ts';
import { noPreference } from '../../../model/metadata/list-preferences.ts';
import {
  findStandardListView,
  type ListView,
  standardListViews,
} from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import { ConstraintError } from '../../../store/constraint-error.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { queuesOf } from './queues.ts';
import { type ListFault, listFault } from './saving/list-messages.ts';
import { withDefaultColumns } from './saving/read-columns.ts';
import { readListInput, refuseFaulty } from './saving/read-list-input.ts';
import { askedListViewById, findListViewRow, refuseUnless } from './stored-list-views.ts';

/** Saves a new list view that belongs to the user. */
export const createListInfo: Handler<'createListInfo'> = async ({ path, body }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const { includeDefaultAttributes = false, listViewApiName, visibility = 'Private', ...input } = body;
  refuseUnless(mayCreateListViews(viewer.profileName));
  refuseUnless(visibility === 'Private' || mayShareListViews(viewer.profileName));

  const [first] = standardListViews(definition, viewer);
  const defaults = includeDefaultAttributes ? (first?.columns ?? []) : [];
  const named = input.displayColumns ?? (includeDefaultAttributes ? [] : [nameField(definition)]);
  const displayColumns = withDefaultColumns(defaults, named, definition, viewer);
  const empty = { ...(first as ListView), kind: 'custom', filters: [], shares: [] } as const;
  const { changes, faults } = readListInput(
    empty,
    { ...input, displayColumns, visibility },
    await queuesOf(store, definition, viewer),
    viewer,
  );
  refuseFaulty([...(await nameFaults(store, definition, listViewApiName, viewer)), ...faults]);

  const key = { SobjectType: definition.apiName, DeveloperName: listViewApiName };
  try {
    const { Id } = await store.insert('ListView', { ...changes, ...key, Name: body.label.trim() });
    const list = await askedListViewById(store, Id, viewer);
    return { status: 201, body: listInfo(list, noPreference, viewer) };
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    // Somebody else has taken the name in between.
    refuseFaulty([listFault('nameTaken', viewer.language, { name: listViewApiName })]);
    throw error;
  }
};

const WELL_FORMED = /^[A-Za-z](_?[A-Za-z0-9])*$/;

/** What is wrong with the name of a new list view: it must be well formed and free, whoever has saved the other. */
async function nameFaults(
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
