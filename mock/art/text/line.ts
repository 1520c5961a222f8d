import type { PathCommand } from 'opentype.js';
import { round } from '../svg/elements.ts';
import { fontOf, layOut, type Typeface } from './typefaces.ts';

/** How one line of text is set; sizes and tracking in user units. */
export interface TextStyle {
  face: Typeface;
  size: number;
  /** Extra space after each letter, as a share of the size. */
  tracking?: number;
}

const widthsAtOne = new Map<string, number>();

/** The width of a line in user units. */
export function widthOf(text: string, { face, size, tracking = 0 }: TextStyle): number {
  const key = `${face.family} ${face.weight} ${face.italic ? 'i' : ''} ${text}`;
  let width = widthsAtOne.get(key);
  if (width === undefined) {
    const font = fontOf(face);
    width = layOut(font, text).advance / font.unitsPerEm;
    widthsAtOne.set(key, width);
  }
  return (width + tracking * Math.max(0, [...text].length - 1)) * size;
}

/** The height of capitals in user units. */
export function capHeightOf({ face, size }: Pick<TextStyle, 'face' | 'size'>): number {
  const font = fontOf(face);
  return (font.tables.os2.sCapHeight / font.unitsPerEm) * size;
}

/** The outline of a line with its baseline starting at (x, y), as SVG path data. */
export function outlineOf(
  text: string,
  x: number,
  y: number,
  { face, size, tracking = 0 }: TextStyle,
): string {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  return layOut(font, text)
    .placed.map(({ glyph, x: pen }, index) =>
      pathData(glyph.path.commands, x + pen * scale + index * tracking * size, y, scale),
    )
    .join('');
}

function pathData(commands: PathCommand[], x: number, y: number, scale: number): string {
  const at = (px = 0, py = 0) => `${round(x + px * scale)} ${round(y - py * scale)}`;
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
      if (command.type === 'C')
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
      return `${command.type}${at(command.x, command.y)}`;
    })
    .join('');
}
