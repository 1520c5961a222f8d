import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { textAt } from '../../ui/text-at.ts';
import type { Body } from './blocks/block.ts';
import { type ContentLanguage, LANGUAGES } from './languages.ts';

/** The object whose records are the contents. */
export const CONTENT_OBJECT = 'ManagedContent';
const MOST = 500;
const FACTS = [
  ...[
    'ContentKey',
    'Language',
    'ContentTypeFullyQualifiedName',
    'IsPublished',
    'PublishedDate',
    'DraftName__c',
  ],
  ...['LastModifiedBy.Name'],
];
const BODIES = ['ContentBody', 'DraftBody__c'];

const HOME = 'offizin__home';

/** Types of contents that are edited as blocks, in the order of the list. */
export const BLOCK_TYPES = [
  HOME,
  'offizin__banner',
  'offizin__guestBlock',
  'offizin__category',
  'offizin__service',
  'offizin__page',
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

/** A title and a body, as the shop shows them or as somebody drafts them. */
export interface Draft {
  name: string;
  body: Body;
}

/** A content in one of its languages. */
export interface Side extends Draft {
  id: string;
  isPublished: boolean;
  /** What is saved and not public yet. */
  draft: Draft | undefined;
  /** `systemModstamp` of the version that was read. */
  modifiedAt: string | undefined;
  modifiedBy: string;
}

type Sides = Partial<Record<ContentLanguage, Side>>;

/** A content in all its languages. */
export interface Content {
  key: string;
  type: BlockType;
  sides: Sides;
}

/** The contents that can be edited as blocks, without what they say. */
export async function readContentList(platform: Platform): Promise<Content[]> {
  const records = await readRecords(
    platform,
    `{ ContentTypeFullyQualifiedName: { in: ${JSON.stringify(BLOCK_TYPES)} } }`,
    FACTS,
  );
  const contents = [...Map.groupBy(records, (record) => textAt(record, 'ContentKey')).values()].flatMap(
    (group) => toContent(group) ?? [],
  );
  return contents.sort((a, b) => BLOCK_TYPES.indexOf(a.type) - BLOCK_TYPES.indexOf(b.type));
}

/** One content with what it says; undefined where there is none of that key that is edited as blocks. */
export async function readContent(platform: Platform, key: string): Promise<Content | undefined> {
  const where = `{ ContentKey: { eq: ${JSON.stringify(key)} } }`;
  return toContent(await readRecords(platform, where, [...FACTS, ...BODIES]));
}

/** The home page that the shop shows, which is the one that was published last; undefined where nobody has made one. */
export async function readHome(platform: Platform): Promise<Content | undefined> {
  const where = `{ ContentTypeFullyQualifiedName: { eq: ${JSON.stringify(HOME)} } }`;
  const records = await readRecords(platform, where, [...FACTS, ...BODIES]);
  const publishedAt = ({ fields }: RecordData) => String(fields.PublishedDate?.value ?? '');
  const [latest] = records.toSorted((a, b) => publishedAt(b).localeCompare(publishedAt(a)));
  const keyOf = (record: RecordData) => textAt(record, 'ContentKey');
  return latest && toContent(records.filter((record) => keyOf(record) === keyOf(latest)));
}

async function readRecords(platform: Platform, where: string, names: string[]): Promise<RecordData[]> {
  const optionalFields = names.map((name) => `${CONTENT_OBJECT}.${name}`);
  const query = { where, optionalFields, pageSize: MOST };
  return (await readListRecords(platform, CONTENT_OBJECT, 'AllContent', query)).records;
}

function toContent(records: readonly RecordData[]): Content | undefined {
  const [first] = records;
  const type = first && BLOCK_TYPES.find((one) => one === textAt(first, 'ContentTypeFullyQualifiedName'));
  if (!first || !type) return undefined;
  const sides = LANGUAGES.flatMap((language) => {
    const record = records.find(({ fields }) => fields.Language?.value === language);
    return record ? [[language, toSide(record)] as const] : [];
  });
  return { key: textAt(first, 'ContentKey'), type, sides: Object.fromEntries(sides) };
}

function toSide(record: RecordData): Side {
  const name = textAt(record, 'Name');
  const body = bodyOf(textAt(record, 'ContentBody'));
  const draftBody = textAt(record, 'DraftBody__c');
  const draftName = textAt(record, 'DraftName__c');
  return {
    id: record.id ?? '',
    name,
    body,
    isPublished: record.fields.IsPublished?.value === true,
    draft:
      draftBody || draftName
        ? { name: draftName || name, body: draftBody ? bodyOf(draftBody) : body }
        : undefined,
    modifiedAt: record.systemModstamp ?? undefined,
    modifiedBy: textAt(record, 'LastModifiedBy.Name'),
  };
}

/** A stored body; the platform keeps nothing that is not JSON. */
export const bodyOf = (json: string): Body => JSON.parse(json || '{}');

/** What a side says in the editor: its draft, else what is public. */
export const shownOf = (side: Side): Draft => side.draft ?? { name: side.name, body: side.body };

/** What a content is called, in the first language that has it. */
export function nameOf({ key, sides }: Content): string {
  const side = sides.de ?? sides.en;
  return side ? shownOf(side).name : key;
}
