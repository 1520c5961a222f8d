import { path, svgDocument } from '../svg/elements.ts';
import { capHeightOf, outlineOf, widthOf } from '../text/line.ts';

/** The colours of the shop, as in its design tokens. */
export const shopColours = {
  green: '#0a6b50',
  deep: '#06382c',
  tint: '#e3f1ea',
  mint: '#8fd0b3',
  sand: '#f7f5f0',
  paper: '#ffffff',
} as const;

/**
 * The shop's sign in a box of 100 units: the O of Offizin as a capsule bent into a ring,
 * one half dark, one half light, with a leaf cut out of the dark half.
 */
export function shopMark(dark: string, light: string): string {
  const ring = 'M47 4.2A46 46 0 0 0 47 95.8V72.4A22.8 22.8 0 0 1 47 27.6Z';
  const other = 'M53 4.2A46 46 0 0 1 53 95.8V72.4A22.8 22.8 0 0 0 53 27.6Z';
  const leaf = 'M50 63Q39 57 41 42Q52 45 56 52Q60 46 66 45Q66 58 50 63Z';
  return path(ring, { fill: dark }) + path(other, { fill: light }) + path(leaf, { fill: dark });
}

/** The sign with the name, for the page head; on light grounds by default. */
export function shopLogo(
  ink: string = shopColours.deep,
  dark: string = shopColours.green,
  light: string = shopColours.mint,
): string {
  const style = { face: { family: 'figtree', weight: 700 } as const, size: 76, tracking: -0.02 };
  const baseline = 50 + capHeightOf(style) / 2;
  const width = Math.ceil(122 + widthOf('Offizin', style) + 4);
  return svgDocument(
    width,
    100,
    shopMark(dark, light) + path(outlineOf('Offizin', 122, baseline, style), { fill: ink }),
    'Offizin',
  );
}

/** The sign alone on its own ground, for tabs and home screens. */
export function favicon(): string {
  const ground = `<rect width="128" height="128" rx="28" fill="${shopColours.green}"/>`;
  const sign = `<g transform="translate(20 20) scale(0.88)">${shopMark('#ffffff', shopColours.mint)}</g>`;
  return svgDocument(128, 128, ground + sign, 'Offizin');
}
