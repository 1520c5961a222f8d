import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** The type families of the package art; all drawn as outlines, so no machine needs them installed. */
type Family = 'figtree' | 'fraunces' | 'barlow-condensed' | 'nunito';

/** One cut of a family, for example `{ family: 'figtree', weight: 700 }`. */
export interface Typeface {
  family: Family;
  weight: 300 | 400 | 500 | 600 | 700 | 800 | 900;
  italic?: boolean;
}

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

/** The parsed font of a typeface; each file is read and parsed once per process. */
export function fontOf({ family, weight, italic }: Typeface): Font {
  const file = `${family}-latin-${weight}-${italic ? 'italic' : 'normal'}.woff`;
  let font = fonts.get(file);
  if (!font) {
    const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${file}`));
    font = opentype.parse(new Uint8Array(bytes).buffer);
    fonts.set(file, font);
  }
  return font;
}

/** The glyphs of a text with the pen position of each, in font units (kerning applied). */
export function layOut(font: Font, text: string): { placed: { glyph: Glyph; x: number }[]; advance: number } {
  const placed: { glyph: Glyph; x: number }[] = [];
  let pen = 0;
  let previous: Glyph | undefined;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (previous) pen += font.getKerningValue(previous, glyph);
    placed.push({ glyph, x: pen });
    pen += glyph.advanceWidth;
    previous = glyph;
  }
  return { placed, advance: pen };
}
