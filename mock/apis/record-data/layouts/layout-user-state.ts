import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { requireUser } from '../../../model/sessions/require-user.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { askedLayout } from './asked-layout.ts';
import { layoutUserState, readFoldings, saveFolding } from './user-state.ts';

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
