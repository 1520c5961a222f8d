import type { Handler } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { viewerOf } from '../viewer.ts';
import { storedRelatedListPreferences } from './related-list-preferences.ts';

/** Tells how the user has arranged several related lists; one that does not exist fails alone. */
export const getRelatedListPreferencesBatch: Handler<'getRelatedListPreferencesBatch'> = async (
  { path },
  context,
) => {
  const viewer = viewerOf(context);
  const items = [];
  for (const preferencesId of path.preferencesIds)
    items.push(await batchItemOf(() => storedRelatedListPreferences(context.store, preferencesId, viewer)));
  return { status: 200, body: batchResults(items) };
};
