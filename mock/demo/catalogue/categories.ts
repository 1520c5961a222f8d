import { readFileSync } from 'node:fs';
import type { BrandKey } from '../../art/brands/brand-keys.ts';
import { brandKeys } from '../../art/brands/brand-keys.ts';
import { brands } from '../../art/brands/index.ts';
import { brandFacts } from './brands.ts';

/** A shelf of the shop; parents come before their children. */
export interface Category {
  key: string;
  name: string;
  description: string;
  parentKey: string | undefined;
  /** The brand whose page it is. */
  brand?: BrandKey;
}

/** The key of the shelf that holds a page for each brand. */
export const brandsKey = 'marken';

/** The key of a brand's page. */
export const brandCategoryKey = (brand: BrandKey): string => `marke-${brand}`;

/** All categories, parents first: the tree of the table, then one page per brand. */
export function categories(): Category[] {
  return [
    ...readTree(readFileSync(new URL('./category-tree.txt', import.meta.url), 'utf8')),
    ...brandPages(),
  ];
}

/** The categories with their names and descriptions in English. */
export const englishCategories = (): Pick<Category, 'key' | 'name' | 'description'>[] =>
  readTree(readFileSync(new URL('./category-names.en.txt', import.meta.url), 'utf8'));

/** Reads the tree: a row per category with key, name and description; two blanks more mean one level deeper. */
export function readTree(text: string): Category[] {
  const path: string[] = [];
  return text
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const depth = row.search(/\S/) / 2;
      const [key = '', name = '', description = ''] = row.split('|').map((part) => part.trim());
      if (!Number.isInteger(depth) || depth > path.length || description === '') {
        throw new SyntaxError(`"${row.trim()}" does not fit into the tree`);
      }
      path.splice(depth, path.length, key);
      return { key, name, description, parentKey: path[depth - 1] };
    });
}

function brandPages(): Category[] {
  const shelf: Category = {
    key: brandsKey,
    name: 'Marken',
    description: 'Alle Marken unseres Sortiments von A bis Z.',
    parentKey: undefined,
  };
  const pages = brandKeys.map((brand) => ({
    key: brandCategoryKey(brand),
    name: brands[brand].name,
    description: brandFacts[brand].story,
    parentKey: brandsKey,
    brand,
  }));
  return [shelf, ...pages.toSorted((a, b) => a.name.localeCompare(b.name, 'de'))];
}
