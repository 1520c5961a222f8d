import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { textAt } from '../../ui/text-at.ts';
import { bodyOf } from './contents.ts';

const OBJECT = 'ManagedContent';
const IMAGE = '{ ContentTypeFullyQualifiedName: { eq: "sfdc_cms__image" } }';
const OFFERED = 20;
const WILDCARD = /[%_\\]/g;

/** A picture of the contents in one language. */
interface Picture {
  key: string;
  name: string;
  language: string;
  /** What it says to those who do not see it; empty where nobody has said it. */
  alt: string;
}

/** The pictures of these content keys, in all their languages. */
export const readPictures = (platform: Platform, keys: readonly string[]): Promise<Picture[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : find(platform, `{ ContentKey: { in: ${JSON.stringify(keys)} } }`, keys.length * 2);

/** Some pictures whose title has a word. */
export async function findPictures(platform: Platform, term: string): Promise<Picture[]> {
  const word = term.replaceAll(WILDCARD, '');
  const found = await find(platform, `{ Name: { like: ${JSON.stringify(`%${word}%`)} } }`, OFFERED);
  return [...new Map(found.map((picture) => [picture.key, picture])).values()];
}

async function find(platform: Platform, condition: string, pageSize: number): Promise<Picture[]> {
  const where = `{ and: [${IMAGE}, ${condition}] }`;
  const optionalFields = ['ContentKey', 'Language', 'ContentBody'].map((name) => `${OBJECT}.${name}`);
  const query = { where, optionalFields, pageSize };
  return (await readListRecords(platform, OBJECT, 'AllContent', query)).records.map(toPicture);
}

function toPicture(record: RecordData): Picture {
  const { altText } = bodyOf(textAt(record, 'ContentBody'));
  return {
    key: textAt(record, 'ContentKey'),
    name: textAt(record, 'Name'),
    language: String(record.fields.Language?.value ?? ''),
    alt: typeof altText === 'string' ? altText : '',
  };
}

/** What a picture says in a language, else in its own; undefined for none of that key. */
export function altOf(pictures: readonly Picture[], key: string, language: string): string | undefined {
  const own = pictures.filter((picture) => picture.key === key);
  return (own.find((picture) => picture.language === language) ?? own[0])?.alt;
}
