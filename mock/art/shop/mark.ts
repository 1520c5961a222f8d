import { path, svgDocument } from '../svg/elements.ts';
import { capHeightOf, outlineOf, widthOf } from '../text/line.ts';

/** The colours of the shop, as in its design tokens. */
export const shopColours = {
  green: '#0a6b50',
  deep: '#06382c',
  tint: '#e3f1ea',
  mint: '#8fd0b3',
  sand: '#f7f5f0',
} as const;

/** The shop's sign, an upright capsule that is also the O of its name, in a box of 24 × 34 units. */
function shopMark(upper: string, lower: string): string {
  const stroked = { fill: 'none', 'stroke-width': 4.6 };
  return (
    path('M2.5 17v-5a9.5 9.5 0 0 1 19 0v5', { ...stroked, stroke: upper }) +
    path('M2.5 17v5a9.5 9.5 0 0 0 19 0v-5', { ...stroked, stroke: lower }) +
    path('M2.5 17h19', { ...stroked, 'stroke-width': 2.4, stroke: lower })
  );
}

/** The sign with the rest of the name, for letters and shared links. */
export function shopLogo(): string {
  const style = { face: { family: 'figtree', weight: 700 } as const, size: 40, tracking: -0.02 };
  const baseline = 17 + capHeightOf(style) / 2;
  const width = Math.ceil(29 + widthOf('ffizin', style) + 2);
  const name = path(outlineOf('ffizin', 28, baseline, style), { fill: shopColours.deep });
  return svgDocument(width, 36, shopMark(shopColours.green, shopColours.deep) + name, 'Offizin');
}

/** The sign alone on its own ground, for tabs and home screens. */
export function favicon(): string {
  const ground = `<rect width="128" height="128" rx="28" fill="${shopColours.green}"/>`;
  const sign = `<g transform="translate(32.5 19.4) scale(2.62)">${shopMark('#ffffff', shopColours.mint)}</g>`;
  return svgDocument(128, 128, ground + sign, 'Offizin');
}
