import type { PackArt } from './pack-art.ts';
import { drawPackage } from './packages/index.ts';
import { Defs } from './svg/defs.ts';
import { group, rect, svgDocument } from './svg/elements.ts';

/** The ground of every product picture, as on the page. */
export const sand = '#f7f5f0';

const canvas = 1000;

/** The picture of one product: the package in the middle of a square of 1000 units, on sand or on nothing. */
export function packagePicture(art: PackArt, ground: 'sand' | 'none' = 'sand'): string {
  const defs = new Defs();
  const drawn = drawPackage(art, defs);
  const below = drawn.below ?? 0;
  const width = drawn.right - drawn.left;
  const height = below - drawn.top;
  const scale = Math.min(790 / width, 780 / height, 1.5) * (0.92 + 0.08 * art.bulk);
  const x = canvas / 2 - 16 - ((drawn.left + drawn.right) / 2) * scale;
  const y = canvas / 2 + 14 + (height / 2 - below) * scale;
  const placed = group(drawn.svg, {
    transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 1000) / 1000})`,
  });
  const background = ground === 'sand' ? rect(0, 0, canvas, canvas, { fill: sand }) : '';
  return svgDocument(
    canvas,
    canvas,
    defs.toString() + background + placed,
    `${art.title} ${art.strength} ${art.content}`.replace(/\s+/g, ' '),
  );
}
