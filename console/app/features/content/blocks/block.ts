import type { ContentLanguage } from '../languages.ts';

/** The body of a content: values by name. */
export type Body = Record<string, unknown>;

/**
 * What a block consists of in one language: a section as the body of a page has it; a part of its running text, which has
 * a type of its own here; or the whole body of a content that is one block.
 */
export type Entry = Record<string, unknown> & { type?: string };

/** Where blocks stand: the running text comes first on a page, its sections below. */
export type Part = 'whole' | 'text' | 'section';

/** A block of a content, in each language that has it. */
export interface Block {
  /** Known to the editor alone. */
  id: string;
  part: Part;
  entries: Partial<Record<ContentLanguage, Entry>>;
}

/** Kinds of blocks by which they are named. */
export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'list'
  | 'text'
  | 'picture'
  | 'callToAction'
  | 'columns'
  | 'form'
  | 'slideshow'
  | 'guestBlock'
  | 'topBrands'
  | 'bestSellers'
  | 'products'
  | 'banner'
  | 'unknown';

const OF_TYPE: Readonly<Record<string, BlockKind>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  list: 'list',
  form: 'form',
  slideshow: 'slideshow',
  guestBlock: 'guestBlock',
  topBrands: 'topBrands',
  bestSellers: 'bestSellers',
  products: 'products',
};

/** What a block is called. */
export function kindOf({ part, entries }: Block): BlockKind {
  const entry = Object.values(entries)[0];
  if (part === 'whole') return 'banner';
  if (entry?.type === 'layout') return layoutKind(elementsOf(entry).map(({ kind }) => String(kind)));
  return (entry?.type && OF_TYPE[entry.type]) || 'unknown';
}

function layoutKind(kinds: readonly string[]): BlockKind {
  if (kinds.length === 1 && kinds[0] === 'text') return 'text';
  if (kinds.length === 1 && kinds[0] === 'picture') return 'picture';
  return kinds.length === 2 && kinds.includes('text') && kinds.includes('link') ? 'callToAction' : 'columns';
}

/** The elements of all columns of a layout section. */
export const elementsOf = (entry: Entry): Entry[] =>
  listOf(entry.columns).flatMap((column) => listOf(column.elements));

/** The objects in a list. */
export const listOf = (value: unknown): Entry[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** Blocks of which the shop shows nothing while they stay in the editor; only sections can be hidden. */
export const isHidden = ({ entries }: Block): boolean =>
  Object.values(entries).some((entry) => entry.hidden === true);

/** The same block, shown or hidden in every language. */
export function withHidden(block: Block, isToHide: boolean): Block {
  const entries = Object.entries(block.entries).map(([language, { hidden: _, ...entry }]) => [
    language,
    isToHide ? { ...entry, hidden: true } : entry,
  ]);
  return { ...block, entries: Object.fromEntries(entries) };
}
