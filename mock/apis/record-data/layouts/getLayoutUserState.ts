import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { askedLayout } from './asked-layout.ts';
import { layoutUserState, readFoldings } from './user-state.ts';

/** Tells how the user left the sections of a layout. */
export const getLayoutUserState: Handler<'getLayoutUserState'> = async (input, context) => {
  const viewer = viewerOf(context);
  const { layout, name } = askedLayout(input, viewer);
  const foldings = await readFoldings(context.store, viewer.userId, [name]);
  return { status: 200, body: layoutUserState(layout, foldings.get(name)) };
};
