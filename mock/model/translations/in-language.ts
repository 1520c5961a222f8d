import type { AnyRow } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';

/** The language that records are written in; others are translations. */
const OWN_LANGUAGE = 'de';

type Language = typeof OWN_LANGUAGE | 'en';

/** Where the translations of an object's records are, and the fields that they have in place of the record's. */
const TRANSLATIONS = {
  Product2: {
    by: 'Product2DataTranslation',
    fields: [
      'Name',
      'L2C_CM_ProductNameVariant__c',
      'PackSizeText__c',
      'Description',
      'Usage__c',
      'Notes__c',
    ],
  },
  ProductCategory: { by: 'ProductCategoryDataTranslation', fields: ['Name', 'Description'] },
} as const;

/** Objects whose records are translated. */
export type TranslatedObject = keyof typeof TRANSLATIONS;

export const isTranslated = (apiName: string): apiName is TranslatedObject =>
  Object.hasOwn(TRANSLATIONS, apiName);

/** Records of an object in a language; what is not translated stays as it is (PF-SEARCH-11, PF-PROD-77). */
export async function inLanguage<Record extends AnyRow>(
  store: Store,
  apiName: TranslatedObject,
  records: readonly Record[],
  language: Language = OWN_LANGUAGE,
): Promise<Record[]> {
  if (language === OWN_LANGUAGE || records.length === 0) return [...records];
  const { by, fields } = TRANSLATIONS[apiName];
  const ids = [...new Set(records.map(({ Id }) => Id))];
  const found: AnyRow[] = await store.find(by, { where: { ParentId: ids, Language: language } });
  const byParent = new Map(found.map((translation) => [translation.ParentId, translation]));
  return records.map((record) => {
    const translation = byParent.get(record.Id);
    const said = fields.filter((name) => (translation?.[name] ?? null) !== null);
    return { ...record, ...Object.fromEntries(said.map((name) => [name, translation?.[name]])) };
  });
}
