import { fill } from '../motifs/ink.ts';
import { lighter } from '../svg/colour.ts';
import { circle, path, rect, round } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, unitOf } from './pieces.ts';

const heavy: Typeface = { family: 'figtree', weight: 800, italic: true };
const plain: Typeface = { family: 'figtree', weight: 600 };

/** Mouth and teeth: a fresh double swoosh and a string of pearls. */
export const perlonta: Brand = {
  name: 'Perlonta',
  ground: '#e6f7f4',
  ink: '#0a3d8f',
  tones: [
    { main: '#0a4fb0', soft: '#5fd3c0' },
    { main: '#00897b', soft: '#a5e05a' },
    { main: '#c81d5a', soft: '#ff9fbe' },
    { main: '#5b4bb7', soft: '#8ed3f7' },
  ],
  wordmark: { text: 'perlonta', face: { family: 'figtree', weight: 800, italic: true }, tracking: -0.02 },
  mark: ({ main, soft }) =>
    fill('M6 70Q50 96 94 34Q72 58 46 58Q22 58 6 70Z', main) +
    [
      [20, 36, 11],
      [46, 24, 13],
      [76, 16, 10],
    ]
      .map(([x, y, r]) => fill(`M${x} ${(y ?? 0) - (r ?? 0)}a${r} ${r} 0 1 0 .1 0Z`, soft))
      .join(''),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.08);
    const swoosh = (lift: number, colour: string) =>
      path(
        `M0 ${round(height * (0.9 - lift))}C${round(width * 0.35)} ${round(height * (1.02 - lift))} ${round(width * 0.62)} ${round(height * (0.9 - lift))} ${round(width)} ${round(height * ((wide ? 0.3 : 0.62) - lift))}V${height}H0Z`,
        { fill: colour },
      );
    const text = wide ? width * 0.66 - m : width - 2 * m;
    const pearl = wide
      ? { x: width * 0.83, y: height * 0.36, r: 22 * u }
      : { x: width * 0.66, y: height * 0.62, r: 19 * u };
    return (
      rect(0, 0, width, height, { fill: '#ffffff' }) +
      swoosh(0.16, lighter(tone.soft, 0.45)) +
      swoosh(0.08, tone.soft) +
      swoosh(0, tone.main) +
      circle(pearl.x, pearl.y, pearl.r, { fill: lighter(tone.soft, 0.72) }) +
      circle(pearl.x, pearl.y, pearl.r, { fill: 'none', stroke: tone.soft, 'stroke-width': 1.2 * u }) +
      motifAt(art.motif, pearl.x - pearl.r * 0.62, pearl.y - pearl.r * 0.62, pearl.r * 1.24, {
        main: tone.main,
        soft: tone.soft,
        light: '#ffffff',
      }) +
      logoAt(
        perlonta,
        { x: m, y: m, width: text, height: 10 * u },
        { main: tone.main, soft: tone.soft, light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Perlonta'),
            face: heavy,
            size: 17 * u,
            fill: tone.main,
            lines: wide ? 2 : 3,
            leading: 1,
            tracking: -0.02,
          },
          { text: art.strength, face: heavy, size: 8 * u, fill: '#1b2b44', gap: 4.4 * u },
          { text: art.claim, face: plain, size: 5.4 * u, fill: '#3d4f6a', gap: 4 * u, lines: 2 },
        ],
        {
          x: m,
          y: m + 14 * u,
          width: wide ? width * 0.56 : text,
          height: wide ? height * 0.66 - m - 14 * u : height * 0.5 - m - 14 * u,
        },
      ).svg +
      typeset([{ text: contentLine(art), face: heavy, size: 6.6 * u, fill: '#ffffff' }], {
        x: wide ? width * 0.5 : m,
        y: height - m - 6 * u,
        width: wide ? width * 0.5 - m : text,
        height: 6 * u,
        anchor: 'bottom',
        align: 'end',
      }).svg
    );
  },
  edges: (tone) => ({ top: '#ffffff', bottom: tone.main }),
  side: (tone) => tone.main,
  cap: (tone) => tone.main,
  text: heavy,
};
