import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { layout } from '../../../model/metadata/layouts.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { requireUser } from '../../../model/sessions/require-user.ts';
import type { Handler, HandlerInput } from '../../dispatch/handler.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { layoutName, layoutUserState, readFoldings, saveFolding } from './user-state.ts';

/** Tells how the user left the sections of a layout. */
export const getLayoutUserState: Handler<'getLayoutUserState'> = async (input, context) => {
  const viewer = viewerOf(context);
  const { layout, name } = askedLayout(input, viewer);
  const foldings = await readFoldings(context.store, viewer.userId, [name]);
  return { status: 200, body: layoutUserState(layout, foldings.get(name)) };
};

/** Remembers which sections of a layout the user has folded; 400 for a section that it has not. */
export const updateLayoutUserState: Handler<'updateLayoutUserState'> = async (input, context) => {
  const { store } = context;
  const { userId: UserId } = requireUser(context.session);
  const { layout, name: LayoutName } = askedLayout(input, viewerOf(context));
  const known = new Set(layout.sections.map(({ id }) => id));
  const given = Object.entries(input.body.sectionUserStates);
  const unknown = given.find(([SectionId]) => !known.has(SectionId));
  if (unknown) throw new PlatformFault(400, 'INVALID_INPUT', `The layout has no section ${unknown[0]}.`);
  for (const [SectionId, { collapsed }] of given) {
    if (collapsed !== undefined) await saveFolding(store, { UserId, LayoutName, SectionId }, collapsed);
  }
  const foldings = await readFoldings(store, UserId, [LayoutName]);
  return { status: 200, body: layoutUserState(layout, foldings.get(LayoutName)) };
};

type Asked = Pick<HandlerInput<'getLayoutUserState'>, 'path' | 'query'>;

/** The layout whose state is asked for, with the name under which that is kept. */
function askedLayout(
  { path, query }: Asked,
  viewer: Viewer,
): { layout: Schemas['RecordLayout']; name: string } {
  const definition = readableObject(path.objectApiName, viewer);
  const { layoutType = 'Full', mode = 'View' } = query;
  const recordTypeId = askedRecordType(definition, fullId(query.recordTypeId)).id;
  const use = { layoutType, mode, recordTypeId };
  return {
    layout: layout({ definition, ...use }, viewer),
    name: layoutName({ objectApiName: definition.apiName, ...use }),
  };
}
