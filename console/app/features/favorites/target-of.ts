import type { Favorite } from '#client/favorites/favorites.ts';
import type { NavItem } from '#client/records/types.ts';
import { paths } from '../../paths.ts';
import { navItemPath } from '../shell/nav-item-path.ts';

/** Where a favorite leads; undefined for pages that only the platform has. */
export function favoritePath(
  { objectType, target, targetType }: Favorite,
  items: readonly NavItem[],
): string | undefined {
  switch (targetType) {
    case 'Record':
      return objectType ? paths.record(objectType, target) : undefined;
    case 'ListView':
      return objectType ? paths.list(objectType, target) : undefined;
    case 'ObjectHome':
      return paths.list(target);
    case 'Tab': {
      const item = items.find(({ developerName }) => developerName === target);
      return item && navItemPath(item);
    }
    default:
      return undefined;
  }
}
