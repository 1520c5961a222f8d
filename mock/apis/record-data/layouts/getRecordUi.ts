import { tagged } from '../../../model/metadata/fingerprint.ts';
import { type LayoutMode, type LayoutType, layout } from '../../../model/metadata/layouts.ts';
import { objectInfo } from '../../../model/metadata/object-info.ts';
import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objectDefinition } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { fullId } from '../record-ids.ts';
import { readRecords } from '../records/read-records.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { layoutName, layoutUserState, readFoldings } from './user-state.ts';

type Uses = { readonly layoutTypes: readonly LayoutType[]; readonly modes: readonly LayoutMode[] };

/** Reads records with everything that their pages need; 404 when one of them is missing. */
export const getRecordUi: Handler<'getRecordUi'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const ids = [...new Set(path.recordIds.map(fullId))];
  const definitions = [...new Set(ids.map((id) => readableObjectOf(id, viewer)))];
  const records = await readRecords(context.store, { ...query, pageSize: 1, ids }, viewer);
  if (records.size < ids.length) throw notFound();
  const layouts = layoutsOf([...records.values()], query, viewer);
  const infos = definitions.map((definition) => [definition.apiName, objectInfo(definition, viewer)]);
  const body = {
    layoutUserStates: await userStates(layouts, query, context.store, viewer),
    layouts,
    objectInfos: Object.fromEntries(infos),
    records: Object.fromEntries(records),
  };
  return { status: 200, body: tagged(body) };
};

type Layouts = Schemas['RecordUi']['layouts'];

function layoutsOf(records: readonly Schemas['Record'][], uses: Uses, viewer: Viewer): Layouts {
  const layouts: Layouts = {};
  for (const { apiName, recordTypeId } of records) {
    const definition = viewer.seen(objectDefinition(apiName));
    const type = recordTypeId ?? defaultRecordTypeId(definition);
    layouts[apiName] ??= {};
    layouts[apiName][type] ??= layoutsByType(definition, type, uses, viewer);
  }
  return layouts;
}

function layoutsByType(definition: ObjectDefinition, recordTypeId: string, uses: Uses, viewer: Viewer) {
  const byMode = (layoutType: LayoutType) =>
    Object.fromEntries(
      uses.modes.map((mode) => [mode, layout({ definition, layoutType, mode, recordTypeId }, viewer)]),
    );
  return Object.fromEntries(uses.layoutTypes.map((layoutType) => [layoutType, byMode(layoutType)]));
}

/** How the user left the layouts of the first use asked for; one layout has the same id in all of them. */
async function userStates(
  layouts: Layouts,
  { modes: [mode] }: Uses,
  store: Store,
  viewer: Viewer,
): Promise<Schemas['RecordUi']['layoutUserStates']> {
  const named = Object.entries(layouts).flatMap(([objectApiName, byRecordType]) =>
    Object.entries(byRecordType).flatMap(([recordTypeId, byLayoutType]) =>
      Object.entries(byLayoutType).map(([layoutType, byMode]) => {
        const layout = Object.values(byMode)[0] as Schemas['RecordLayout'];
        const use = {
          objectApiName,
          recordTypeId,
          layoutType: layoutType as LayoutType,
          mode: mode as LayoutMode,
        };
        return { layout, name: layoutName(use) };
      }),
    ),
  );
  const names = named.map(({ name }) => name);
  const foldings = await readFoldings(store, viewer.userId, names);
  const states = named.map(({ layout, name }) => [layout.id, layoutUserState(layout, foldings.get(name))]);
  return Object.fromEntries(states);
}
