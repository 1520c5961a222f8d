import type { Platform } from '#client/platform.ts';
import type { TextKey } from '../../../i18n/messages.ts';
import { type ContentLanguage, LANGUAGES } from '../languages.ts';
import type { Block, Part } from './block.ts';
import { type BlockField, type FieldKind, fieldsOf } from './fields.ts';
import { linkProblem } from './shop-link.ts';

/** What is wrong with a field of a block, or with the title of a content, which belongs to none. */
export interface Fault {
  blockId: string | undefined;
  language: ContentLanguage;
  /** Place of the field among those of the block. */
  place: number;
  reason: TextKey;
  values?: { max: number; count: number };
}

/** The most characters of a field. */
const LONGEST: Readonly<Record<FieldKind | 'title', number>> = {
  title: 255,
  heading: 255,
  caption: 255,
  label: 80,
  alt: 255,
  message: 1000,
  picture: 80,
  address: 2000,
  list: 5000,
  text: 10_000,
};

interface Pictures {
  /** What pictures say themselves, by content key; those that are not there are none. */
  altOf: (contentKey: string, language: ContentLanguage) => string | undefined;
}

type Titles = Partial<Record<ContentLanguage, string>>;

/** Everything that keeps a content from being written, in the order of the page (RD-CONTENT-02). */
export async function faultsOf(
  platform: Platform,
  titles: Titles,
  blocks: readonly Block[],
  pictures: Pictures,
): Promise<Fault[]> {
  const ofTitles = LANGUAGES.flatMap((language): Fault[] => {
    const title = titles[language];
    const reason = title === undefined ? undefined : textFault('title', title);
    return reason ? [{ blockId: undefined, language, place: 0, ...reason }] : [];
  });
  const ofBlocks = await Promise.all(
    blocks.flatMap((block) => LANGUAGES.map((language) => blockFaults(platform, block, language, pictures))),
  );
  return [...ofTitles, ...ofBlocks.flat()];
}

async function blockFaults(
  platform: Platform,
  { id, part, entries }: Block,
  language: ContentLanguage,
  pictures: Pictures,
): Promise<Fault[]> {
  const entry = entries[language];
  if (!entry) return [];
  const fields = fieldsOf(part, entry);
  const found = await Promise.all(
    fields.map(async (field, place) => {
      const reason =
        textFault(field.kind, field.value, isNeeded(part, fields, place)) ??
        (await targetFault(platform, field)) ??
        pictureFault(fields, place, language, pictures, entry);
      return reason ? [{ blockId: id, language, place, ...reason }] : [];
    }),
  );
  return found.flat();
}

type Reason = Pick<Fault, 'reason' | 'values'>;

function textFault(kind: FieldKind | 'title', value: string, needed = true): Reason | undefined {
  const count = value.trim().length;
  const max = LONGEST[kind];
  if (count > max) return { reason: 'field.tooLong', values: { max, count } };
  return needed && count === 0 ? { reason: MISSING[kind] ?? 'contentPages.missingText' } : undefined;
}

const MISSING: Partial<Record<FieldKind | 'title', TextKey>> = {
  address: 'contentPages.linkMissing',
  picture: 'contentPages.missingPicture',
};

/** Words beside a heading may be missing and the other way round, but not both; a button is whole or not there. */
function isNeeded(part: Part, fields: readonly BlockField[], place: number): boolean {
  const { kind } = fields[place] as BlockField;
  const besides = (step: number) => fields[place + step]?.value.trim();
  if (kind === 'alt' || kind === 'message') return false;
  if (part === 'text' || kind === 'picture' || kind === 'caption') return true;
  if (kind === 'heading') return fields[place + 1]?.kind === 'text' ? !besides(1) : true;
  if (kind === 'text') return fields[place - 1]?.kind === 'heading' ? !besides(-1) : true;
  const isButton = fields[place + 1]?.kind === 'address';
  if (kind === 'label') return isButton && (part === 'section' || Boolean(besides(1)));
  return part === 'section' || Boolean(besides(-1));
}

async function targetFault(platform: Platform, { kind, value }: BlockField): Promise<Reason | undefined> {
  if (kind !== 'address' || !value.trim()) return undefined;
  const reason = await linkProblem(platform, value);
  return reason && { reason };
}

function pictureFault(
  fields: readonly BlockField[],
  place: number,
  language: ContentLanguage,
  { altOf }: Pictures,
  entry: object,
): Reason | undefined {
  const { kind, value, path } = fields[place] as BlockField;
  if (kind === 'picture')
    return altOf(value, language) === undefined ? { reason: 'contentPages.noPicture' } : undefined;
  if (kind !== 'alt' || value.trim() || isDecoration(entry, path)) return undefined;
  return altOf(fields[place - 1]?.value ?? '', language) ? undefined : { reason: 'contentPages.missingAlt' };
}

/** An empty alternative text that is there says that the picture is decoration. */
function isDecoration(entry: object, path: BlockField['path']): boolean {
  return (
    path.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], entry) === ''
  );
}
