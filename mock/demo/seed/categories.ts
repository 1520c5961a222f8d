import { makeId } from '../../store/ids.ts';
import { brandsKey, type Category, englishCategories } from '../catalogue/categories.ts';
import type { SeedContext } from './steps.ts';
import { CATALOG_ID } from './well-known-ids.ts';

/** The record ids of the categories by their keys. */
export type CategoryIds = ReadonlyMap<string, string>;

/** The content key of a category's picture. */
export const categoryPictureKey = (key: string): string => `MCKATEGORIE-${key.toUpperCase()}`;

/** Writes the categories, parents first, and the page of each brand, with their names in English. */
export async function seedCategories({ store }: SeedContext, categories: Category[]): Promise<CategoryIds> {
  const ids: CategoryIds = new Map(categories.map(({ key }, index) => [key, makeId('0ZG', index + 1)]));
  await store.insertMany(
    'ProductCategory',
    categories.map(({ key, name, description, parentKey }, index) => ({
      Id: ids.get(key) ?? '',
      Name: name,
      Description: description,
      CatalogId: CATALOG_ID,
      ParentCategoryId: parentKey === undefined ? null : (ids.get(parentKey) ?? null),
      SortOrder: index + 1,
      IsNavigational: true,
      UrlName: key.startsWith('marke-') || key === brandsKey ? key : urlName(name),
      ImageContentKey__c: categoryPictureKey(key),
    })),
  );
  await store.insertMany('ProductCategoryDataTranslation', englishNames(ids));
  return ids;
}

function englishNames(ids: CategoryIds) {
  return englishCategories().map(({ key, name, description }) => ({
    ParentId: ids.get(key) ?? '',
    Language: 'en' as const,
    Name: name,
    Description: description,
  }));
}

/** A name as the readable part of an address: "Magen & Darm" becomes "magen-und-darm". */
export function urlName(name: string): string {
  return name
    .toLocaleLowerCase('de')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' und ')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
