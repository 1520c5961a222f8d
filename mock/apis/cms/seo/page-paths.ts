import type { Language } from '#mock/apis/dispatch/handler.ts';
import type { ObjectApiName } from '#mock/objects/index.ts';

/** Objects whose records have pages. */
export type PageObject = 'Product2' | 'ProductCategory' | 'ManagedContent';

/** Paths of the pages about records under the site's base path, with placeholders for their fields. */
const PATHS: Readonly<Record<PageObject, string>> = {
  Product2: '/product/detail/{!Id}',
  ProductCategory: '/category/detail/{!Id}',
  ManagedContent: '/info/{!ContentKey}',
};

const PREFIXES: Readonly<Record<Language, string>> = { de: '', en: '/en' };

export function isPageObject(apiName: ObjectApiName | undefined): apiName is PageObject {
  return apiName !== undefined && Object.hasOwn(PATHS, apiName);
}

/** The path of the page about records of an object in a language. */
export function pagePath(apiName: PageObject, language: Language): string {
  return PREFIXES[language] + PATHS[apiName];
}
