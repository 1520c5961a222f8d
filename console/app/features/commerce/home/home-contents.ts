import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { changeRecord, createRecord } from '../../../data/record-service.ts';
import { textAt } from '../../../ui/text-at.ts';

const OBJECT = 'ManagedContent';
const HOME_TYPE = 'offizin__home';
const FIELDS = ['ContentKey', 'ContentBody', 'Language', 'ContentTypeFullyQualifiedName', 'IsPublished'];

/** The languages of the shop, the one that others fall back to first. */
export const LANGUAGES = ['de', 'en'] as const;
export type ContentLanguage = (typeof LANGUAGES)[number];

/** Texts of a banner or an invitation that can be changed here, in the order of the form. */
export const TEXTS = ['caption', 'title', 'text', 'buttonText', 'buttonLink'] as const;

/** One content that the home page shows. */
export interface HomeContent {
  id: string;
  key: string;
  name: string;
  language: ContentLanguage;
  /** Whether the shop shows it. */
  isPublished: boolean;
  /** Full name of its content type. */
  type: string;
  /** `systemModstamp` of the version that was read. */
  modifiedAt: string | undefined;
  body: Body;
}
type Body = Record<string, unknown> & { image?: { contentKey?: string } };

/**
 * The banners and the invitation that the home page of a language names, in its order; what is not there in this language
 * is the content in another, which the shop shows in its place.
 */
export async function readHomeContents(
  platform: Platform,
  language: ContentLanguage,
): Promise<HomeContent[]> {
  const homes = await readContents(platform, `ContentTypeFullyQualifiedName: { eq: "${HOME_TYPE}" }`);
  const home = inLanguage(homes, language);
  const keys = home ? namedKeys(home.body) : [];
  const named = await readContents(platform, `ContentKey: { in: ${JSON.stringify(keys)} }`);
  return keys.flatMap(
    (key) =>
      inLanguage(
        named.filter((each) => each.key === key),
        language,
      ) ?? [],
  );
}

const inLanguage = (contents: HomeContent[], wanted: ContentLanguage): HomeContent | undefined =>
  contents.find(({ language }) => language === wanted) ?? contents[0];

/** Keys of the slides and the invitation in the body of a home page. */
export function namedKeys(body: Record<string, unknown>): string[] {
  const sections = (body.sections ?? []) as Record<string, unknown>[];
  return sections.flatMap(({ slides = [], block }) =>
    [...(slides as { contentKey?: string }[]), ...(block ? [block as { contentKey?: string }] : [])].flatMap(
      ({ contentKey }) => contentKey ?? [],
    ),
  );
}

async function readContents(platform: Platform, condition: string): Promise<HomeContent[]> {
  const where = `{ ${condition} }`;
  const optionalFields = FIELDS.map((field) => `${OBJECT}.${field}`);
  const { records } = await readListRecords(platform, OBJECT, 'AllContent', { where, optionalFields });
  return records.map(toContent);
}

const bodyOf = (record: RecordData): Body => JSON.parse(textAt(record, 'ContentBody') || '{}');

function toContent(record: RecordData): HomeContent {
  return {
    id: record.id ?? '',
    key: textAt(record, 'ContentKey'),
    name: textAt(record, 'Name'),
    language: LANGUAGES.find((language) => language === record.fields.Language?.value) ?? LANGUAGES[0],
    isPublished: record.fields.IsPublished?.value === true,
    type: textAt(record, 'ContentTypeFullyQualifiedName'),
    modifiedAt: record.systemModstamp ?? undefined,
    body: bodyOf(record),
  };
}

/**
 * Keeps changed texts of a content.
 *
 * @throws FetchError 412 where somebody else has changed the content meanwhile
 */
export async function saveTexts(
  platform: Platform,
  { id, body, modifiedAt }: HomeContent,
  texts: Record<string, string>,
): Promise<void> {
  const before = { ContentBody: JSON.stringify(body) };
  const values = { ContentBody: JSON.stringify({ ...body, ...texts }) };
  const record = { id, apiName: OBJECT, values: before };
  await changeRecord(platform, record, values, { ifUnmodifiedSince: modifiedAt });
}

/** Makes a draft of a content in another language, with its texts as they are until they are translated. */
export async function startTranslation(
  platform: Platform,
  { key, name, type, body }: HomeContent,
  language: ContentLanguage,
): Promise<void> {
  await createRecord(platform, OBJECT, {
    Name: name,
    ContentKey: key,
    ContentTypeFullyQualifiedName: type,
    Language: language,
    ContentBody: JSON.stringify(body),
    IsPublished: false,
  });
}

/** Lets the shop show a content. */
export async function publish(platform: Platform, { id, modifiedAt }: HomeContent): Promise<void> {
  const values = { IsPublished: true, PublishedDate: new Date().toISOString() };
  const record = { id, apiName: OBJECT, values: { IsPublished: false } };
  await changeRecord(platform, record, values, { ifUnmodifiedSince: modifiedAt });
}
