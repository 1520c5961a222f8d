import type { Language } from '#mock/dispatch/handler.ts';
import type { ObjectApiName } from '#mock/objects/index.ts';

/** Title and description of a page, with placeholders such as `{!Name}` for fields of the record. */
export interface HeadTemplate {
  readonly title: string;
  readonly description: string;
  /** Path of the page under the site's base path, with `{!Id}` for the record. */
  readonly path: string;
}

/** The heads of pages about records, by object. `{!Site}` is the name of the site. */
export const headTemplates: Partial<Record<ObjectApiName, Readonly<Record<Language, HeadTemplate>>>> = {
  Product2: {
    de: {
      title: '{!Name}, {!L2C_CM_ProductNameVariant__c} (PZN {!L2C_CM_PZN__c}) | {!Site}',
      description: '{!Description}',
      path: '/product/detail/{!Id}',
    },
    en: {
      title: '{!Name}, {!L2C_CM_ProductNameVariant__c} (PZN {!L2C_CM_PZN__c}) | {!Site}',
      description: '{!Description}',
      path: '/en/product/detail/{!Id}',
    },
  },
  ProductCategory: {
    de: { title: '{!Name} | {!Site}', description: '{!Description}', path: '/category/detail/{!Id}' },
    en: { title: '{!Name} | {!Site}', description: '{!Description}', path: '/en/category/detail/{!Id}' },
  },
  ManagedContent: {
    de: { title: '{!Name} | {!Site}', description: '', path: '/info/{!ContentKey}' },
    en: { title: '{!Name} | {!Site}', description: '', path: '/en/info/{!ContentKey}' },
  },
};
