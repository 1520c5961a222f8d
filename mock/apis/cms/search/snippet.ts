import { excerpt, markWords } from '#mock/store/search/text/mark-words.ts';
import { parseBody } from '../contents/content-body.ts';
import type { Content } from '../contents/published.ts';
import { contentText } from './content-text.ts';

/** Characters of an excerpt. */
const LENGTH = 160;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * HTML: an excerpt of a content's text with the words found in mark elements; null where its text has none of them.
 *
 * @param words folded
 */
export function snippetOf({ ContentBody }: Content, words: ReadonlySet<string>): string | null {
  const pieces = markWords(contentText(parseBody(ContentBody)), words);
  if (!pieces.some(({ isMatch }) => isMatch)) return null;
  return markWords(excerpt(pieces, LENGTH), words)
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escaped(text)}</mark>` : escaped(text)))
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
