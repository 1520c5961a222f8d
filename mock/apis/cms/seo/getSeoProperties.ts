import type { Handler, Language } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { chosenFields, plainFields } from '#mock/model/shoppers/plain-fields.ts';
import { inLanguage, isTranslated } from '#mock/model/translations/in-language.ts';
import type { ObjectApiName } from '#mock/objects/index.ts';
import { objectOfId, toLongId } from '#mock/store/ids.ts';
import type { Store } from '#mock/store/store.ts';
import { fillTemplate } from './fill-template.ts';
import { findTemplate } from './find-template.ts';
import { isPageObject, type PageObject, pagePath } from './page-paths.ts';

const LONGEST_DESCRIPTION = 160;

/**
 * What stands in the head of the page about a record, from the templates that merchandisers keep (SF-HEAD-06, SF-
 * HEAD-07).
 */
export const getSeoProperties: Handler<'getSeoProperties'> = async ({ path, query }, context) => {
  const { store, language } = context;
  const communityId = toLongId(path.communityId) ?? path.communityId;
  const site = await store.findOne('Site', { where: { CommunityId__c: communityId } });
  const apiName = pageOf(path.recordId);
  const asked = query.fields === undefined ? [] : chosenFields(apiName, query.fields);
  const stored = await visibleRecord(store, apiName, path.recordId);
  if (!site || !stored) throw notFound();
  const [record = stored] = isTranslated(apiName) ? await inLanguage(store, apiName, [stored], language) : [];

  const values = { ...plainFields(apiName, record, chosenFields(apiName)), Site: site.Name };
  const template = await findTemplate(store, { apiName, recordId: record.Id, language });
  const href = (spoken: Language) => fillTemplate(pagePath(apiName, spoken), values);
  return {
    status: 200,
    body: {
      recordId: record.Id,
      title: fillTemplate(template.Title__c, values),
      description: shortened(fillTemplate(template.Description__c ?? '', values)),
      customHeadTags: template.CustomHeadTags__c,
      canonicalUrl: href(language),
      alternateLinks: (['de', 'en'] as const).map((hreflang) => ({ hreflang, href: href(hreflang) })),
      isIndexed: template.IsIndexed__c,
      fields: plainFields(apiName, record, asked),
    },
  };
};

/** The object of a record that has a page; 404 for records without pages. */
function pageOf(recordId: string): PageObject {
  const apiName = objectOfId(recordId)?.apiName as ObjectApiName | undefined;
  if (!isPageObject(apiName)) throw notFound();
  return apiName;
}

/** A record that has a page: products that are active, contents that are published. */
async function visibleRecord(store: Store, apiName: ObjectApiName, recordId: string) {
  const record = await store.get(apiName, toLongId(recordId) ?? recordId);
  if (!record) return undefined;
  const { IsActive = true, IsPublished = true } = record as { IsActive?: boolean; IsPublished?: boolean };
  return IsActive && IsPublished ? record : undefined;
}

/** At most as long as search engines show, cut between words. */
function shortened(text: string): string | null {
  if (text === '') return null;
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
