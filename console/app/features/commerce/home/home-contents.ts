import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { changeRecord } from '../../../data/record-service.ts';
import { textAt } from '../../../ui/text-at.ts';

const OBJECT = 'ManagedContent';
const HOME_TYPE = 'offizin__home';
const FIELDS = ['ContentKey', 'ContentBody', 'Language', 'ContentTypeFullyQualifiedName'];

/** Texts of a banner or an invitation that can be changed here, in the order of the form. */
export const TEXTS = ['caption', 'title', 'text', 'buttonText', 'buttonLink'] as const;

/** One content that the home page shows. */
export interface HomeContent {
  id: string;
  name: string;
  isBanner: boolean;
  /** `systemModstamp` of the version that was read. */
  modifiedAt: string | undefined;
  body: Body;
}
type Body = Record<string, unknown> & { image?: { contentKey?: string } };

/** The banners and the invitation that the home page names, in its order. */
export async function readHomeContents(platform: Platform): Promise<HomeContent[]> {
  const [home] = await readContents(platform, `ContentTypeFullyQualifiedName: { eq: "${HOME_TYPE}" }`);
  const keys = home ? namedKeys(bodyOf(home)) : [];
  const named = await readContents(platform, `ContentKey: { in: ${JSON.stringify(keys)} }`);
  return keys.flatMap((key) => {
    const record = named.find((each) => textAt(each, 'ContentKey') === key);
    return record ? toContent(record) : [];
  });
}

/** Keys of the slides and the invitation in the body of a home page. */
export function namedKeys(body: Record<string, unknown>): string[] {
  const sections = (body.sections ?? []) as Record<string, unknown>[];
  return sections.flatMap(({ slides = [], block }) =>
    [...(slides as { contentKey?: string }[]), ...(block ? [block as { contentKey?: string }] : [])].flatMap(
      ({ contentKey }) => contentKey ?? [],
    ),
  );
}

async function readContents(platform: Platform, condition: string): Promise<RecordData[]> {
  const where = `{ and: [{ Language: { eq: "de" } }, { ${condition} }] }`;
  const optionalFields = FIELDS.map((field) => `${OBJECT}.${field}`);
  return (await readListRecords(platform, OBJECT, 'AllContent', { where, optionalFields })).records;
}

const bodyOf = (record: RecordData): Body => JSON.parse(textAt(record, 'ContentBody') || '{}');

function toContent(record: RecordData): HomeContent {
  return {
    id: record.id ?? '',
    name: textAt(record, 'Name'),
    isBanner: textAt(record, 'ContentTypeFullyQualifiedName').endsWith('banner'),
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
  const values = { ContentBody: JSON.stringify({ ...body, ...texts }) };
  await changeRecord(platform, { id, apiName: OBJECT }, values, { ifUnmodifiedSince: modifiedAt });
}
