import { data } from 'react-router';
import { readSuggestions } from '../features/search/search.server.ts';
import { typedText } from '../features/search/search-term.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/search-suggestions.ts';

const none = { terms: [], categories: [], products: [] };

/** Suggestions for the search field. A failure offers nothing for now, since the search itself still works. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = typedText(new URL(request.url).searchParams.get('q'));
  if (typed.length < 2) return none;
  return readSuggestions(context.get(shopContext), typed).catch(() =>
    data({ ...none, hasFailed: true }, { status: 503 }),
  );
}
