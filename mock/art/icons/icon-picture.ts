import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { glyphs } from './glyphs.ts';

/** Share of the edge that the glyph takes; the rest is the ground around it. */
const GLYPH_SHARE = 0.6;
const WHITE = '#ffffff';

/** A white glyph on nothing as a PNG, `pixels` wide and high; undefined for a name that no set has. */
export async function iconPicture(set: string, name: string, pixels: number): Promise<Buffer | undefined> {
  const drawings: object | undefined = Object.hasOwn(glyphs, set)
    ? glyphs[set as keyof typeof glyphs]
    : undefined;
  if (!drawings || !Object.hasOwn(drawings, name)) return undefined;
  const glyph = drawings[name as keyof typeof drawings] as (typeof glyphs)['standard']['account'];
  const size = Math.round(pixels * GLYPH_SHARE);
  // `color` is that of the strokes; what a glyph fills has the current colour, which is black unless it is set.
  const svg = renderToStaticMarkup(createElement(glyph, { color: WHITE, size, style: { color: WHITE } }));
  const margin = (pixels - size) / 2;
  const around = {
    top: Math.ceil(margin),
    bottom: Math.floor(margin),
    left: Math.ceil(margin),
    right: Math.floor(margin),
  };
  return sharp(Buffer.from(svg))
    .extend({ ...around, background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer();
}
