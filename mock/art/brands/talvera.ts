import { circle, polygon, rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand, Panel } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, substanceLine, unitOf } from './pieces.ts';

const heavy: Typeface = { family: 'barlow-condensed', weight: 700 };
const plain: Typeface = { family: 'barlow-condensed', weight: 500 };

/** Generic medicines with a valley cut across the pack: two slopes of colour, condensed type. */
export const talvera: Brand = {
  name: 'Talvera',
  ground: '#ffffff',
  ink: '#7a1550',
  tones: [
    { main: '#8a1a5c', soft: '#e58ab9' },
    { main: '#0b5c8f', soft: '#6fc0e8' },
    { main: '#187a5a', soft: '#7fd0ab' },
    { main: '#b5531c', soft: '#f2b27d' },
    { main: '#4b3fa0', soft: '#aea5ec' },
  ],
  wordmark: { text: 'TALVERA', face: { family: 'barlow-condensed', weight: 700 }, tracking: 0.08 },
  mark: ({ main, soft }) =>
    polygon(
      [
        [4, 14],
        [30, 14],
        [50, 60],
        [70, 14],
        [96, 14],
        [62, 92],
        [38, 92],
      ],
      { fill: main },
    ) + circle(50, 22, 12, { fill: soft }),
  face: (panel) => (isWide(panel) ? wide(panel) : tall(panel)),
  edges: (tone) => ({ top: '#ffffff', bottom: tone.main }),
  side: (tone) => tone.main,
  cap: () => '#ffffff',
  text: heavy,
};

function wide({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = 6 * u;
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    polygon(
      [
        [width * 0.5, height],
        [width * 0.78, 0],
        [width, 0],
        [width, height],
      ],
      { fill: tone.main },
    ) +
    polygon(
      [
        [width * 0.4, height],
        [width * 0.68, 0],
        [width * 0.78, 0],
        [width * 0.5, height],
      ],
      { fill: tone.soft },
    ) +
    polygon(
      [
        [0, height * 0.93],
        [width, height * 0.93],
        [width, height],
        [0, height],
      ],
      { fill: tone.main },
    ) +
    motifAt(art.motif, width - 42 * u, height * 0.24, 34 * u, {
      main: '#ffffff',
      soft: tone.soft,
      light: tone.main,
    }) +
    typeset(
      [
        { text: art.title, face: heavy, size: 21 * u, fill: tone.main, lines: 2, leading: 0.98 },
        { text: art.strength, face: heavy, size: 15 * u, fill: '#2b2230', gap: 5.5 * u },
        { text: substanceLine(art), face: plain, size: 8 * u, fill: '#2b2230', gap: 5 * u, lines: 1 },
      ],
      { x: m, y: m, width: width * 0.55, height: height * 0.5 },
    ).svg +
    typeset(
      [
        { text: art.claim, face: plain, size: 6.8 * u, fill: '#5c5260', lines: 2 },
        { text: contentLine(art), face: heavy, size: 8.6 * u, fill: '#2b2230', gap: 4.5 * u },
      ],
      { x: m, y: height * 0.58, width: width * 0.37, height: height * 0.28, anchor: 'bottom' },
    ).svg +
    logoAt(
      talvera,
      { x: width * 0.62, y: height * 0.75, width: width * 0.38 - m, height: 9 * u, align: 'end' },
      { main: '#ffffff', soft: tone.soft, light: '#ffffff' },
    )
  );
}

function tall({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = Math.min(6 * u, width * 0.08);
  const text = width - 2 * m;
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    polygon(
      [
        [0, height * 0.8],
        [width, height * 0.5],
        [width, height],
        [0, height],
      ],
      { fill: tone.main },
    ) +
    polygon(
      [
        [0, height * 0.74],
        [width, height * 0.44],
        [width, height * 0.5],
        [0, height * 0.8],
      ],
      { fill: tone.soft },
    ) +
    motifAt(art.motif, width - m - 30 * u, height * 0.64, 30 * u, {
      main: '#ffffff',
      soft: tone.soft,
      light: tone.main,
    }) +
    typeset(
      [
        { text: art.title, face: heavy, size: 19 * u, fill: tone.main, lines: 3, leading: 0.98 },
        { text: art.strength, face: heavy, size: 13 * u, fill: '#2b2230', gap: 5 * u },
        { text: substanceLine(art), face: plain, size: 7 * u, fill: '#2b2230', gap: 5 * u, lines: 2 },
        { text: art.claim, face: plain, size: 5.8 * u, fill: '#5c5260', gap: 4 * u, lines: 3 },
      ],
      { x: m, y: m, width: text, height: height * 0.4 },
    ).svg +
    typeset([{ text: contentLine(art), face: heavy, size: 7 * u, fill: '#ffffff', lines: 2 }], {
      x: m,
      y: height * 0.76,
      width: width * 0.5,
      height: height * 0.1,
      anchor: 'middle',
    }).svg +
    logoAt(
      talvera,
      { x: m, y: height - m - 8 * u, width: text, height: 8 * u },
      { main: '#ffffff', soft: tone.soft, light: '#ffffff' },
    )
  );
}
