import type { BlockType } from '../contents.ts';
import type { ContentLanguage } from '../languages.ts';
import type { Block, BlockKind, Entry, Part } from './block.ts';
import { newId } from './to-blocks.ts';

const layout = (...elements: object[]): Entry => ({
  type: 'layout',
  columns: [{ portion: '100%', elements }],
});
const words = { kind: 'text', title: '', text: '', alignment: 'left', size: 'medium' };

const SECTIONS = {
  text: layout(words),
  picture: layout({ kind: 'picture', image: { contentKey: '' } }),
  callToAction: layout(words, { kind: 'link', text: '', link: '' }),
  form: { type: 'form', title: '', text: '', action: { kind: 'message', message: '' } },
} satisfies Partial<Record<BlockKind, Entry>>;

const TEXTS = {
  heading: { type: 'heading', text: '' },
  paragraph: { type: 'paragraph', text: '' },
  list: { type: 'list', text: '' },
} satisfies Partial<Record<BlockKind, Entry>>;

export type NewKind = keyof typeof SECTIONS | keyof typeof TEXTS;

const SECTION_KINDS = ['text', 'picture', 'callToAction'] as const;

/** Kinds of blocks that can be added to a content of a type. */
export const newKindsOf = (type: BlockType): readonly NewKind[] => {
  if (type === 'offizin__page') return ['heading', 'paragraph', 'list', ...SECTION_KINDS];
  if (type === 'offizin__service') return [...SECTION_KINDS, 'form'];
  return type === 'offizin__home' || type === 'offizin__category' ? SECTION_KINDS : [];
};

/** An empty block of a kind, in each of the languages. */
export function newBlock(kind: NewKind, languages: readonly ContentLanguage[]): Block {
  const part: Part = kind in TEXTS ? 'text' : 'section';
  const entry: Entry = { ...TEXTS, ...SECTIONS }[kind];
  const entries = languages.map((language) => [language, structuredClone(entry)]);
  return { id: newId(), part, entries: Object.fromEntries(entries) };
}
