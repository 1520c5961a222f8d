import { circle, path, rect, svgDocument } from '../svg/elements.ts';
import { capHeightOf, outlineOf, widthOf } from '../text/line.ts';
import { fontOf } from '../text/typefaces.ts';

/** Edge of the square picture in pixels. */
export const INITIALS_SIZE = 120;

const face = { family: 'figtree', weight: 600 } as const;
const style = { face, size: 50, tracking: 0.01 };
/** Colour of the letters. */
export const INK = '#ffffff';

/** Grounds on which white letters read well by the rule for any text (WCAG 1.4.3). */
export const grounds = [
  '4A5FC1',
  '8A4FB0',
  'A03E72',
  'A8452F',
  '8A6210',
  '3E7A3A',
  '0F7A58',
  '2A7488',
] as const;

/** The ground of somebody's picture as six hexadecimal digits; the same key always has the same one. */
export function groundOf(key: string): string {
  const sum = [...key].reduce((total, character) => (total * 31 + character.charCodeAt(0)) >>> 0, 7);
  return grounds[sum % grounds.length] ?? grounds[0];
}

/**
 * The letters that stand for a name: the first of the first and of the last word. Letters that the typeface lacks are
 * left out, so that the answer may be empty.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–/&,.()]+/).filter((word) => /^\p{L}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => drawable([...(word ?? '')][0] ?? '')).join('');
}

/** A square picture of somebody: initials, or a figure where the name has none that can be drawn. */
export function initialsPicture(name: string, ground: string): string {
  const letters = initialsOf(name);
  const content = letters === '' ? figure() : lettering(letters);
  const square = rect(0, 0, INITIALS_SIZE, INITIALS_SIZE, { fill: `#${ground}` });
  return svgDocument(INITIALS_SIZE, INITIALS_SIZE, square + content, name);
}

function lettering(letters: string): string {
  const x = (INITIALS_SIZE - widthOf(letters, style)) / 2;
  const baseline = (INITIALS_SIZE + capHeightOf(style)) / 2;
  return path(outlineOf(letters, x, baseline, style), { fill: INK });
}

function figure(): string {
  const shoulders = path('M22 104a38 34 0 0 1 76 0v16h-76z', { fill: INK });
  return circle(60, 46, 20, { fill: INK }) + shoulders;
}

/** The letter as a capital the typeface has, without its marks if it must be; nothing where it has neither. */
function drawable(letter: string): string {
  const capital = letter.toLocaleUpperCase('de');
  const plain = capital.normalize('NFD').replace(/\p{M}/gu, '');
  return [capital, plain].find((one) => one.length === 1 && fontOf(face).charToGlyph(one).index > 0) ?? '';
}
