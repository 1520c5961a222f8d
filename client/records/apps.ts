import { getNavItems } from '#generated/record-data/client.gen.ts';
import { getNavItemsLimits } from '#generated/record-data/constants.gen.ts';
import type { Platform } from '../platform.ts';
import type { App, NavItem } from './types.ts';

/** Every navigation item that the session may use in any app, all pages of them (RD-NAV-02). */
export async function readNavItems(platform: Platform): Promise<NavItem[]> {
  const { maximum: pageSize } = getNavItemsLimits.pageSize;
  const items: NavItem[] = [];
  for (let page = 0; page <= getNavItemsLimits.page.maximum; page++) {
    const { navItems, nextPageUrl } = await platform.read(getNavItems, { query: { page, pageSize } });
    items.push(...navItems);
    if (!nextPageUrl) break;
  }
  return items;
}

/** The navigation of an app as the person has arranged it, else as the app has it. */
export const appNavItems = ({ navItems, userNavItems }: Pick<App, 'navItems' | 'userNavItems'>): NavItem[] =>
  userNavItems.length > 0 ? userNavItems : navItems;
