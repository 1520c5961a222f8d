import type { Language } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { PageObject } from './page-paths.ts';

/** What a template says about a head. */
export type HeadTemplate = Pick<
  Row<'SeoTemplate__c'>,
  'Title__c' | 'Description__c' | 'CustomHeadTags__c' | 'IsIndexed__c'
>;

/** The head of a page that no template is kept for. */
const PLAIN: HeadTemplate = {
  Title__c: '{!Name} | {!Site}',
  Description__c: null,
  CustomHeadTags__c: null,
  IsIndexed__c: true,
};

/** The template for the page about a record: one for it alone, else the one for all pages of its kind. */
export async function findTemplate(
  store: Store,
  { apiName, recordId, language }: { apiName: PageObject; recordId: string; language: Language },
): Promise<HeadTemplate> {
  const templates = await store.find('SeoTemplate__c', {
    where: { PageObject__c: apiName, Language__c: language, RecordId__c: [recordId, null] },
  });
  return (
    templates.find(({ RecordId__c }) => RecordId__c !== null) ??
    templates.find(({ RecordId__c }) => RecordId__c === null) ??
    PLAIN
  );
}
