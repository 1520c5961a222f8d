import { fill, line } from '../motifs/ink.ts';
import { lighter } from '../svg/colour.ts';
import { ellipse, path, rect, round } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand, Panel } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, substanceLine, unitOf } from './pieces.ts';

const heavy: Typeface = { family: 'figtree', weight: 700 };
const plain: Typeface = { family: 'figtree', weight: 500 };

/** Stomach and bowel: a calm rounded belly of colour, everything soft and light. */
export const gastriva: Brand = {
  name: 'Gastriva',
  ground: '#f1f8e6',
  ink: '#2d5016',
  tones: [
    { main: '#3d7a1c', soft: '#bfe07a' },
    { main: '#0f7d78', soft: '#8fdcd0' },
    { main: '#b7860b', soft: '#ffe08a' },
    { main: '#a3416b', soft: '#f5b5cd' },
  ],
  wordmark: { text: 'gastriva', face: { family: 'figtree', weight: 800 }, tracking: -0.02 },
  mark: ({ main, soft }) =>
    fill('M50 4a46 46 0 1 0 .1 0Z', main) +
    line('M66 30Q40 18 34 40Q32 52 52 52Q72 54 66 70Q56 86 32 72', soft, 10),
  face: (panel) => (isWide(panel) ? wide(panel) : tall(panel)),
  edges: (tone) => ({ top: '#ffffff', bottom: tone.soft }),
  side: (tone) => tone.soft,
  cap: (tone) => tone.main,
  text: heavy,
};

function wide({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = 6 * u;
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    ellipse(width * 0.9, height * 0.52, width * 0.4, height * 0.78, { fill: lighter(tone.soft, 0.55) }) +
    ellipse(width * 0.96, height * 0.6, width * 0.34, height * 0.66, { fill: tone.soft }) +
    motifAt(art.motif, width * 0.71, height * 0.24, 42 * u, {
      main: tone.main,
      soft: lighter(tone.soft, 0.3),
      light: '#ffffff',
    }) +
    logoAt(
      gastriva,
      { x: m, y: m, width: width * 0.5, height: 9 * u },
      { main: tone.main, soft: '#ffffff', light: '#ffffff' },
    ) +
    typeset(
      [
        {
          text: ownTitle(art, 'Gastriva'),
          face: heavy,
          size: 17 * u,
          fill: '#22331a',
          lines: 2,
          leading: 1.04,
          tracking: -0.02,
        },
        { text: art.strength, face: heavy, size: 10 * u, fill: tone.main, gap: 4.6 * u },
        { text: substanceLine(art), face: plain, size: 6 * u, fill: '#22331a', gap: 4.6 * u, lines: 2 },
        { text: art.claim, face: plain, size: 5.4 * u, fill: '#5c6b52', gap: 3.6 * u, lines: 2 },
      ],
      { x: m, y: m + 14 * u, width: width * 0.52, height: height - 2 * m - 27 * u, anchor: 'middle' },
    ).svg +
    rect(m, height - m - 9.4 * u, Math.min(width * 0.46, 62 * u), 10.4 * u, {
      fill: tone.main,
      rx: 5.2 * u,
    }) +
    typeset([{ text: contentLine(art), face: heavy, size: 5.8 * u, fill: '#ffffff' }], {
      x: m + 4 * u,
      y: height - m - 9.4 * u,
      width: Math.min(width * 0.46, 62 * u) - 8 * u,
      height: 10.4 * u,
      anchor: 'middle',
      align: 'middle',
    }).svg
  );
}

function tall({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = Math.min(6 * u, width * 0.08);
  const text = width - 2 * m;
  const picture = Math.min(38 * u, height * 0.25);
  const hill = (y: number, bow: number) =>
    `M0 ${round(y)}Q${round(width / 2)} ${round(y - bow)} ${round(width)} ${round(y)}V${round(height)}H0Z`;
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    path(hill(height * 0.64, height * 0.2), { fill: lighter(tone.soft, 0.55) }) +
    path(hill(height * 0.7, height * 0.2), { fill: tone.soft }) +
    motifAt(art.motif, width / 2 - picture / 2, height * 0.62, picture, {
      main: tone.main,
      soft: lighter(tone.soft, 0.3),
      light: '#ffffff',
    }) +
    logoAt(
      gastriva,
      { x: m, y: m, width: text, height: 9 * u, align: 'middle' },
      { main: tone.main, soft: '#ffffff', light: '#ffffff' },
    ) +
    typeset(
      [
        {
          text: ownTitle(art, 'Gastriva'),
          face: heavy,
          size: 14 * u,
          fill: '#22331a',
          lines: 3,
          leading: 1.04,
          tracking: -0.02,
        },
        { text: art.strength, face: heavy, size: 8 * u, fill: tone.main, gap: 4.6 * u },
        { text: substanceLine(art), face: plain, size: 5.2 * u, fill: '#22331a', gap: 4.4 * u, lines: 2 },
        { text: art.claim, face: plain, size: 4.8 * u, fill: '#5c6b52', gap: 3.4 * u, lines: 3 },
      ],
      { x: m, y: m + 14 * u, width: text, height: height * 0.52 - m - 16 * u, align: 'middle' },
    ).svg +
    typeset([{ text: contentLine(art), face: heavy, size: 6 * u, fill: tone.main }], {
      x: m,
      y: height - m - 6 * u,
      width: text,
      height: 6 * u,
      anchor: 'bottom',
      align: 'middle',
    }).svg
  );
}
