import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import { textAt } from '../../../ui/text-at.ts';
import { bodyOf, type Content, type Draft } from '../contents.ts';
import { type ContentLanguage, LANGUAGES } from '../languages.ts';

const OBJECT = 'ManagedContentVersion';
const FIELDS = ['ManagedContentId', 'VersionNumber', 'ContentBody', 'PublishedDate', 'PublishedBy.Name'];
const MOST = 100;

/** A content in one language as it was published once. */
export interface Version extends Draft {
  id: string;
  language: ContentLanguage;
  number: number;
  publishedAt: string;
  publishedBy: string;
}

/** The versions of a content in all its languages, the latest first. */
export async function readVersions(platform: Platform, { sides }: Content): Promise<Version[]> {
  const ids = LANGUAGES.flatMap((language) => sides[language]?.id ?? []);
  const { records } = await readListRecords(platform, OBJECT, 'AllContentVersions', {
    where: `{ ManagedContentId: { in: ${JSON.stringify(ids)} } }`,
    optionalFields: FIELDS.map((name) => `${OBJECT}.${name}`),
    pageSize: MOST,
  });
  const versions = records.map((record): Version => {
    const contentId = record.fields.ManagedContentId?.value;
    return {
      id: record.id ?? '',
      language: LANGUAGES.find((language) => sides[language]?.id === contentId) ?? LANGUAGES[0],
      number: Number(record.fields.VersionNumber?.value),
      name: textAt(record, 'Name'),
      body: bodyOf(textAt(record, 'ContentBody')),
      publishedAt: String(record.fields.PublishedDate?.value ?? ''),
      publishedBy: textAt(record, 'PublishedBy.Name'),
    };
  });
  return versions.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.number - a.number);
}
