import { useFetcher } from 'react-router';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import type { NavigationCategory } from './shell-data.ts';

/**
 * The categories with those below them. The lower level is fetched when a menu is about to be used, so that
 * no page carries it.
 */
export function useCategoryTree(top: NavigationCategory[]) {
  const address = useShopPath()('/navigation');
  const { data, state, load } = useFetcher<{ categories: NavigationCategory[] }>({ key: 'category-tree' });
  return {
    categories: data && data.categories.length > 0 ? data.categories : top,
    prepare: () => {
      if (!data && state === 'idle') void load(address);
    },
  };
}
