import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import type { Category, CategoryTree } from '../catalogue/category-tree.ts';
import { loadCategoryTree } from '../catalogue/load-categories.ts';
import { loadPictures, media, type Pictures } from '../catalogue/pictures.ts';
import { messages } from '../messages/messages.ts';
import { menuCategories, navigational } from './menu-categories.ts';

type MenuItem = components['schemas']['NavigationMenuItem'];

/** The tree of categories as the menu of the shop (PF-SEARCH-71). */
export const getCategoryMenuItems: Handler<'getCategoryMenuItems'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const { includeImageUrl, addHomeMenuItem, ...size } = input.query;
  const tree = await loadCategoryTree(context.store, webStore.CatalogId__c, context.language);
  const chosen = menuCategories(tree, size);
  const roots = navigational(tree, null).filter(({ Id }) => chosen.has(Id));
  const keys = includeImageUrl ? roots.map(({ ImageContentKey__c }) => ImageContentKey__c) : [];
  const pictures = await loadPictures(context.store, keys, context.language);
  const items = roots.map((category) => ({
    ...menuItem(category, tree, chosen),
    imageUrl: pictureUrl(category, pictures),
  }));
  const home = addHomeMenuItem ? [homeItem(messages[context.language].home())] : [];
  return { status: 200, body: { menuItems: [...home, ...items] } };
};

function menuItem(category: Category, tree: CategoryTree, chosen: ReadonlySet<string>): MenuItem {
  const { Id, Name, UrlName } = category;
  const below = navigational(tree, Id).filter((child) => chosen.has(child.Id));
  return {
    label: Name,
    actionType: 'InternalLink',
    actionValue: `/category/${encodeURIComponent(UrlName ?? 'detail')}/${Id}`,
    imageUrl: null,
    target: 'CurrentWindow',
    pageReference: {
      type: 'standard__recordPage',
      attributes: { objectApiName: 'ProductCategory', recordId: Id, actionName: 'view' },
      state: {},
    },
    subMenu: below.map((child) => menuItem(child, tree, chosen)),
  };
}

function homeItem(label: string): MenuItem {
  return {
    label,
    actionType: 'InternalLink',
    actionValue: '/',
    imageUrl: null,
    target: 'CurrentWindow',
    pageReference: { type: 'comm__namedPage', attributes: { name: 'Home' }, state: {} },
    subMenu: [],
  };
}

function pictureUrl({ ImageContentKey__c, Name }: Category, pictures: Pictures): string | null {
  return media(pictures, ImageContentKey__c, Name)?.url ?? null;
}
