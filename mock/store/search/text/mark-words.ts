import { fold } from './fold.ts';
import { WORD } from './tokens.ts';

/** A piece of a text: words that were looked for, or what lies between them. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Parts a text where folded words of the set stand in it; together the pieces are the text. */
export function markWords(text: string, words: ReadonlySet<string>): Piece[] {
  const whole = text.normalize('NFC');
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: word, index } of whole.matchAll(WORD)) {
    if (!words.has(fold(word))) continue;
    if (index > done) pieces.push({ text: whole.slice(done, index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    done = index + word.length;
  }
  if (done < whole.length) pieces.push({ text: whole.slice(done), isMatch: false });
  return pieces;
}

/** About `length` characters of a text around the first piece that matches, with dots where it is cut. */
export function excerpt(pieces: readonly Piece[], length: number): string {
  const whole = pieces.map(({ text }) => text).join('');
  const before = pieces.slice(
    0,
    pieces.findIndex(({ isMatch }) => isMatch),
  );
  const match = before.reduce((position, { text }) => position + text.length, 0);
  const start = wordStart(whole, match - Math.floor(length / 3));
  const end = wordStart(whole, start + length);
  return `${start > 0 ? '… ' : ''}${whole.slice(start, end).trim()}${end < whole.length ? ' …' : ''}`;
}

/** The beginning of the first word at or after a position. */
function wordStart(text: string, position: number): number {
  if (position <= 0) return 0;
  const space = text.slice(position).search(/\s/);
  return space < 0 ? text.length : position + space + 1;
}
