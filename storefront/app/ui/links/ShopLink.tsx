import { useLocation } from 'react-router';
import { languageOf, localisedPath } from '../../i18n/languages.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';
import { belowSitePath, useSitePath } from './site-path.ts';

/** A link inside the shop that stays in the page's language. Pages know all routes, so that no link discovers one. */
export function ShopLink({ to, ...rest }: RouteLinkProps) {
  const { pathname } = useLocation();
  return <RouteLink to={localisedPath(to, languageOf(pathname))} {...rest} />;
}

/** The address of a shop page in the page's language, for forms and fetches of React Router. */
export function useShopPath(): (path: string) => string {
  const language = languageOf(useLocation().pathname);
  return (path) => localisedPath(path, language);
}

/** The same as the browser itself reaches it, for forms and links that React Router knows nothing of. */
export function useShopAddress(): (path: string) => string {
  const [shopPath, sitePath] = [useShopPath(), useSitePath()];
  return (path) => belowSitePath(shopPath(path), sitePath);
}
