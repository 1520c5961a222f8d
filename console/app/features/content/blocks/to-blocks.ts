import type { BlockType } from '../contents.ts';
import { type ContentLanguage, LANGUAGES } from '../languages.ts';
import { aligned } from './aligned.ts';
import { type Block, type Body, type Entry, elementsOf, listOf, type Part } from './block.ts';

type Bodies = Partial<Record<ContentLanguage, Body>>;

/** Contents that are one block. */
const isWhole = (type: BlockType): boolean => type === 'offizin__banner' || type === 'offizin__guestBlock';

/** The blocks of a content, those of its languages beside each other. */
export function toBlocks(type: BlockType, bodies: Bodies): Block[] {
  if (isWhole(type)) return [{ id: newId(), part: 'whole', entries: bodies }];
  return [
    ...paired('text', bodies, (body) => textEntries(String(body.text ?? ''))),
    ...paired('section', bodies, (body) => listOf(body.sections)),
  ];
}

/** A block as its languages have it, under a new id. */
export const newId = (): string => crypto.randomUUID();

function paired(part: Part, bodies: Bodies, entriesOf: (body: Body) => Entry[]): Block[] {
  const [first, second] = LANGUAGES;
  const sides = LANGUAGES.map((language) => entriesOf(bodies[language] ?? {}));
  return aligned(sides[0] ?? [], sides[1] ?? [], shapeOf).map(([left, right]) => ({
    id: newId(),
    part,
    entries: { ...(left && { [first]: left }), ...(right && { [second]: right }) },
  }));
}

/** What blocks in two languages have alike. */
const shapeOf = (entry: Entry): string =>
  [entry.type, ...elementsOf(entry).map(({ kind }) => kind)].join(' ');

const HEADING = '## ';
const ITEM = /^- /;

/** The parts of a running text: headings, lists and paragraphs, as the shop reads it. */
function textEntries(text: string): Entry[] {
  const parts = text.split(/\n{2,}/).flatMap((part) => part.trim() || []);
  return parts.map((part) => {
    if (part.startsWith(HEADING)) return { type: 'heading', text: part.slice(HEADING.length) };
    if (!ITEM.test(part)) return { type: 'paragraph', text: part };
    const items = part.split('\n').map((line) => line.replace(ITEM, ''));
    return { type: 'list', text: items.join('\n') };
  });
}

/** The body of a content in one language, of its blocks and of what else the body holds. */
export function toBody(blocks: readonly Block[], language: ContentLanguage, before: Body): Body {
  const entriesOf = (part: Part): Entry[] =>
    blocks.flatMap((block) => {
      const entry = block.part === part ? block.entries[language] : undefined;
      return entry ? [entry] : [];
    });
  const [whole] = entriesOf('whole');
  if (whole) return whole;
  const text = entriesOf('text');
  const sections = entriesOf('section');
  return {
    ...before,
    ...(text.length > 0 || 'text' in before ? { text: text.map(textOf).join('\n\n') } : {}),
    ...(sections.length > 0 || 'sections' in before ? { sections } : {}),
  };
}

function textOf({ type, text }: Entry): string {
  const said = String(text ?? '').trim();
  if (type === 'heading') return HEADING + said;
  if (type !== 'list') return said;
  const items = said.split('\n').filter((line) => line.trim());
  return items.map((line) => `- ${line.trim()}`).join('\n');
}
