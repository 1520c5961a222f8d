import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { storedRelatedListPreferences } from './related-list-preferences.ts';

/** Tells how the user has arranged a related list. */
export const getRelatedListPreferences: Handler<'getRelatedListPreferences'> = async ({ path }, context) => {
  const body = await storedRelatedListPreferences(context.store, path.preferencesId, viewerOf(context));
  return { status: 200, body };
};
