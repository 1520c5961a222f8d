import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { arrangeRelatedList } from './arrange-related-list.ts';
import { relatedListNamed } from './asked-related-list.ts';
import { relatedListPreferences } from './related-list-preferences.ts';

/** Keeps how the user arranges a related list. */
export const updateRelatedListPreferences: Handler<'updateRelatedListPreferences'> = async (
  { path, body },
  context,
) => {
  const viewer = viewerOf(context);
  const list = relatedListNamed(path.preferencesId, viewer);
  const preference = await arrangeRelatedList(context, list, body, viewer);
  return { status: 200, body: relatedListPreferences(list, preference, viewer) };
};
