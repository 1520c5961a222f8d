import type { Schemas } from '../../../model/metadata/schemas.ts';
import { excerpt, markWords } from '../../../store/search/text/mark-words.ts';
import type { Hits } from './hits/hits.ts';
import type { RecordTexts } from './record-texts.ts';

type Highlight = Schemas['SearchHighlightInfo'];

/** Texts longer than this are answered as an excerpt. */
const SHORT_TEXT = 255;
const EXCERPT_LENGTH = 160;

/** Where the words of a search stand in a record: short texts whole, or else an excerpt of a long one. */
export function highlight(texts: RecordTexts, { definition, words }: Hits): Highlight {
  const marked = Object.entries(texts)
    .filter(([name]) => Object.hasOwn(definition.fields, name))
    .map(([name, text]) => ({ name, pieces: markWords(text ?? '', words) }))
    .filter(({ pieces }) => pieces.some(({ isMatch }) => isMatch));
  const [short, long] = [true, false].map((isShort) =>
    marked.filter(({ name }) => (definition.fields[name]?.length ?? 0) <= SHORT_TEXT === isShort),
  ) as [typeof marked, typeof marked];
  const snippet = short.length === 0 && long[0] ? excerpt(long[0].pieces, EXCERPT_LENGTH) : null;
  return { fields: Object.fromEntries(short.map(({ name, pieces }) => [name, pieces])), snippet };
}
