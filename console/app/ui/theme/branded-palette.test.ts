import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { brandedPalette } from './branded-palette.ts';
import { darkPalette, lightPalette } from './palette.ts';

const BRANDS = ['#FFD400', '#0176D3', '#7A1FA2', '#000000', '#FFFFFF', '#B00020', '#808080'];

test('RD-THEME-01 the colour of any brand can be read in both appearances', () => {
  for (const brand of BRANDS)
    for (const [mode, own] of [
      ['light', lightPalette],
      ['dark', darkPalette],
    ] as const) {
      const palette = brandedPalette(own, mode, brand);
      const { accent, onAccent, accentHover, ink, selected } = palette;
      for (const under of [palette.paper, palette.ground, palette.muted, palette.hover, selected])
        expect(getContrastRatio(accent, under), `${brand} ${mode}`).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(onAccent, accent), `${brand} ${mode}`).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(onAccent, accentHover), `${brand} ${mode}`).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(ink, selected), `${brand} ${mode}`).toBeGreaterThanOrEqual(4.5);
      expect(accent).not.toBe(own.accent);
    }
});

test('the own colours stay where the brand has them, or no colour that can be used', () => {
  for (const brand of ['#0A6B50', null, undefined, '', 'green', '#fff'])
    expect(brandedPalette(darkPalette, 'dark', brand)).toBe(darkPalette);
});
