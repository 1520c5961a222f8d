import { makeId } from '../../store/ids.ts';
import type { Insert } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';

/** Writes what stands in the heads of pages about products, categories and contents, in both languages. */
export async function seedSeoTemplates({ store }: { readonly store: Store }): Promise<void> {
  const templates = heads.flatMap((head) =>
    (['de', 'en'] as const).map((Language__c) => ({
      ...head,
      Name: `${names[head.PageObject__c]} (${Language__c})`,
      Language__c,
    })),
  );
  await store.insertMany(
    'SeoTemplate__c',
    templates.map((template, place) => ({ Id: makeId('a0S', place + 1), ...template })),
  );
}

type Head = Pick<Insert<'SeoTemplate__c'>, 'PageObject__c' | 'Title__c' | 'Description__c'>;

const names = { Product2: 'Produktseiten', ProductCategory: 'Kategorieseiten', ManagedContent: 'Textseiten' };

const heads: readonly Head[] = [
  {
    PageObject__c: 'Product2',
    Title__c: '{!Name}, {!L2C_CM_ProductNameVariant__c} (PZN {!L2C_CM_PZN__c}) | {!Site}',
    Description__c: '{!Description}',
  },
  { PageObject__c: 'ProductCategory', Title__c: '{!Name} | {!Site}', Description__c: '{!Description}' },
  { PageObject__c: 'ManagedContent', Title__c: '{!Name} | {!Site}', Description__c: null },
];
