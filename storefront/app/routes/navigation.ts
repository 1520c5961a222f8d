import { data } from 'react-router';
import { getProductCategoryChildren } from '#generated/commerce/client.gen.ts';
import { readNavigation } from '../features/shell/navigation.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/navigation.ts';

const seconds = Math.round(getProductCategoryChildren.cache.lifetimeMs / 1000);

/** The category tree for menus; pages carry the top level only. A failure shows menus without lower levels. */
export async function loader({ context }: Route.LoaderArgs) {
  const categories = await readNavigation(context.get(shopContext)).catch(() => []);
  const lifetime = categories.length > 0 ? `private, max-age=${seconds}` : 'no-store';
  return data({ categories }, { headers: { 'Cache-Control': lifetime } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}
