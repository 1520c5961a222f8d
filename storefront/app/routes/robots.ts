import { languages, localisedPath } from '../i18n/languages.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/robots.ts';

/** What belongs to one person, and lists of results, are nothing for search engines. */
const closed = [
  '/account',
  '/checkout',
  '/consent',
  '/login',
  '/notice',
  '/password',
  '/quick-order',
  '/register',
  '/search',
  '/wish-list',
  '/withdrawal',
];

/** The rules for robots, with the address of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, settings } = context.get(shopContext);
  const rules = languages.flatMap((language) =>
    closed.map((path) => `Disallow: ${settings.sitePath}${localisedPath(path, language)}`),
  );
  const sitemap = `Sitemap: ${site}/sitemap.xml`;
  return new Response(`User-agent: *\n${rules.join('\n')}\n\n${sitemap}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
