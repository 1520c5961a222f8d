import type { Handler, Language } from '#mock/dispatch/handler.ts';
import { notFound } from '#mock/faults/not-found.ts';
import type { ObjectApiName } from '#mock/objects/index.ts';
import { chosenFields, plainFields } from '#mock/shoppers/plain-fields.ts';
import { objectOfId, toLongId } from '#mock/store/ids.ts';
import type { Store } from '#mock/store/store.ts';
import { fillTemplate } from './fill-template.ts';
import { type HeadTemplate, headTemplates } from './templates.ts';

const LONGEST_DESCRIPTION = 160;

export const getSeoProperties: Handler<'getSeoProperties'> = async ({ path, query }, context) => {
  const { store, language } = context;
  const communityId = toLongId(path.communityId) ?? path.communityId;
  const site = await store.findOne('Site', { where: { CommunityId__c: communityId } });
  const { apiName, templates } = pageOf(path.recordId);
  const asked = query.fields === undefined ? [] : chosenFields(apiName, query.fields);
  const record = site && (await visibleRecord(store, apiName, path.recordId));
  if (!record) throw notFound();

  const values = { ...plainFields(apiName, record, chosenFields(apiName)), Site: site.Name };
  const own = templates[language];
  const links = (['de', 'en'] as const).map((hreflang) => ({
    hreflang,
    href: fillTemplate(templates[hreflang].path, values),
  }));
  return {
    status: 200,
    body: {
      recordId: record.Id,
      title: fillTemplate(own.title, values),
      description: shortened(fillTemplate(own.description, values)),
      customHeadTags: null,
      canonicalUrl: fillTemplate(own.path, values),
      alternateLinks: links,
      isIndexed: true,
      fields: plainFields(apiName, record, asked),
    },
  };
};

/** The kind of page that a record has; 404 for records without pages. */
function pageOf(recordId: string): {
  apiName: ObjectApiName;
  templates: Readonly<Record<Language, HeadTemplate>>;
} {
  const apiName = objectOfId(recordId)?.apiName as ObjectApiName | undefined;
  const templates = apiName && headTemplates[apiName];
  if (!templates) throw notFound();
  return { apiName, templates };
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
