import { polygon, rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand, Panel } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, substanceLine, unitOf } from './pieces.ts';

const bold: Typeface = { family: 'figtree', weight: 800 };
const plain: Typeface = { family: 'figtree', weight: 500 };
const ink = '#0e2a4d';

/** Generic medicines from the coast: white packs, a gabled house in the colour of the remedy. */
export const nordhaus: Brand = {
  name: 'Nordhaus',
  ground: '#ffffff',
  ink,
  tones: [
    { main: '#c8102e', soft: '#f0a9ab' },
    { main: '#00788f', soft: '#9fd3dc' },
    { main: '#5b8c2a', soft: '#c6dca2' },
    { main: '#5a3d8c', soft: '#c7b8e0' },
    { main: '#d9730d', soft: '#f6cd9c' },
    { main: '#1d5fae', soft: '#a9cbef' },
  ],
  wordmark: { text: 'Nordhaus', face: { family: 'figtree', weight: 700 }, tracking: -0.01 },
  mark: ({ main, soft }) =>
    polygon(
      [
        [50, 4],
        [94, 44],
        [94, 96],
        [64, 96],
        [64, 60],
        [50, 46],
        [36, 60],
        [36, 96],
        [6, 96],
        [6, 44],
      ],
      {
        fill: main,
      },
    ) +
    polygon(
      [
        [50, 58],
        [58, 66],
        [58, 96],
        [42, 96],
        [42, 66],
      ],
      { fill: soft },
    ),
  face: (panel) => (isWide(panel) ? wide(panel) : tall(panel)),
  edges: (tone) => ({ top: '#ffffff', bottom: tone.main }),
  side: (tone) => tone.main,
  cap: () => '#f4f6f8',
  text: bold,
};

function wide({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = 6 * u;
  const gable = width * 0.66;
  const text = gable - 2 * m;
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    polygon(
      [
        [gable, height],
        [gable, height * 0.42],
        [gable + (width - gable) * 0.5, height * 0.16],
        [width, height * 0.42],
        [width, height],
      ],
      { fill: tone.main },
    ) +
    polygon(
      [
        [gable, height * 0.42],
        [gable + (width - gable) * 0.5, height * 0.16],
        [width, height * 0.42],
        [width, height * 0.32],
        [gable + (width - gable) * 0.5, height * 0.06],
        [gable, height * 0.32],
      ],
      { fill: tone.soft },
    ) +
    motifAt(art.motif, gable + (width - gable) / 2 - 17 * u, height * 0.42, 34 * u, {
      main: '#ffffff',
      soft: tone.soft,
      light: tone.main,
    }) +
    logoAt(
      nordhaus,
      { x: m, y: m, width: text, height: 9 * u },
      { main: ink, soft: tone.main, light: '#ffffff' },
    ) +
    typeset(
      [
        { text: art.title, face: bold, size: 17 * u, fill: ink, lines: 2, leading: 1.02, tracking: -0.015 },
        { text: art.strength, face: bold, size: 13 * u, fill: tone.main, gap: 5 * u },
        { text: substanceLine(art), face: plain, size: 6.4 * u, fill: ink, gap: 4.5 * u, lines: 2 },
        { text: art.claim, face: plain, size: 5.4 * u, fill: '#4d6480', gap: 3.6 * u, lines: 2 },
      ],
      { x: m, y: m + 14 * u, width: text, height: height - 2 * m - 26 * u, anchor: 'middle' },
    ).svg +
    rect(m, height - m - 8 * u, text, 0.5 * u, { fill: tone.main }) +
    typeset([{ text: contentLine(art), face: bold, size: 6.6 * u, fill: ink }], {
      x: m,
      y: height - m - 4.6 * u,
      width: text,
      height: 8 * u,
    }).svg
  );
}

function tall({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = Math.min(6 * u, width * 0.08);
  const text = width - 2 * m;
  const eaves = height * 0.7;
  const roof = Math.min(width * 0.3, height * 0.14);
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    polygon(
      [
        [0, eaves - 6 * u],
        [width / 2, eaves - roof - 6 * u],
        [width, eaves - 6 * u],
        [width, eaves],
        [width / 2, eaves - roof],
        [0, eaves],
      ],
      { fill: tone.soft },
    ) +
    polygon(
      [
        [0, height],
        [0, eaves],
        [width / 2, eaves - roof],
        [width, eaves],
        [width, height],
      ],
      { fill: tone.main },
    ) +
    motifAt(art.motif, width / 2 - 15 * u, eaves - roof * 0.36, 30 * u, {
      main: '#ffffff',
      soft: tone.soft,
      light: tone.main,
    }) +
    logoAt(
      nordhaus,
      { x: m, y: m, width: text, height: 8 * u },
      { main: ink, soft: tone.main, light: '#ffffff' },
    ) +
    typeset(
      [
        { text: art.title, face: bold, size: 15 * u, fill: ink, lines: 3, leading: 1.02, tracking: -0.015 },
        { text: art.strength, face: bold, size: 11 * u, fill: tone.main, gap: 4.5 * u },
        { text: substanceLine(art), face: plain, size: 5.6 * u, fill: ink, gap: 4 * u, lines: 2 },
        { text: art.claim, face: plain, size: 4.8 * u, fill: '#4d6480', gap: 3.2 * u, lines: 3 },
      ],
      { x: m, y: m + 13 * u, width: text, height: eaves - roof - m - 22 * u },
    ).svg +
    typeset([{ text: contentLine(art), face: bold, size: 6 * u, fill: '#ffffff' }], {
      x: m,
      y: height - m - 5 * u,
      width: text,
      height: 7 * u,
      align: 'middle',
    }).svg
  );
}
