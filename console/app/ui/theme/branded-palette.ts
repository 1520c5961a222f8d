import { getContrastRatio } from '@mui/material/styles';
import { lightPalette, type Palette } from './palette.ts';

/** The least contrast of text with its ground, and the one at which it is sought. */
const LEAST_CONTRAST = 4.5;
const BLACK = '#000000';
const WHITE = '#ffffff';
const HEX = /^#[\da-f]{6}$/i;
/** Shares of black or white that are tried until the colour can be read. */
const SHARES = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Colours of one appearance with the accent of a brand: made darker on light grounds and lighter on dark ones until it
 * can be read there. The console's own colours stay where the brand has its green, and where it has no colour.
 */
export function brandedPalette(
  palette: Palette,
  mode: 'light' | 'dark',
  brand: string | null | undefined,
): Palette {
  if (!brand || !HEX.test(brand) || brand.toLowerCase() === lightPalette.accent) return palette;
  const end = mode === 'light' ? BLACK : WHITE;
  const tints = SHARES.map((share) => tinted(palette, mode, mixed(brand, end, share)));
  const found = tints.find(isReadable) ?? palette;
  const { accent } = found;
  const onAccent = [WHITE, BLACK].find((text) => getContrastRatio(text, accent) >= LEAST_CONTRAST) ?? end;
  const hover = mixed(accent, onAccent === WHITE ? BLACK : WHITE, 0.15);
  return { ...found, onAccent, accentHover: hover };
}

const tinted = (palette: Palette, mode: 'light' | 'dark', accent: string): Palette => ({
  ...palette,
  accent,
  selected: mixed(palette.paper, accent, mode === 'light' ? 0.12 : 0.14),
});

const isReadable = ({ accent, paper, ground, muted, hover, selected, ink, inkSoft }: Palette): boolean =>
  [paper, ground, muted, hover, selected].every(
    (under) => getContrastRatio(accent, under) >= LEAST_CONTRAST,
  ) && [ink, inkSoft].every((text) => getContrastRatio(text, selected) >= LEAST_CONTRAST);

/** A colour with a share of another one, both as six hexadecimal digits. */
function mixed(color: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [own, its] = [color, other].map((one) => Number.parseInt(one.slice(start, start + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(own + (its - own) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
