import { drawMotif } from '../motifs/index.ts';
import { leaf, line } from '../motifs/ink.ts';
import { group, path, place, rect } from '../svg/elements.ts';
import { outlineOf, widthOf } from '../text/line.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand, Panel } from './brand.ts';
import { contentLine, isWide, logoAt, substanceLine, unitOf } from './pieces.ts';

const serif: Typeface = { family: 'fraunces', weight: 600 };
const plain: Typeface = { family: 'figtree', weight: 500 };
const cream = '#fbf6e9';
const ink = '#1e3b2b';

/** A family house with a linden leaf: cream board, a wide spine in colour, serif names. */
export const linnemann: Brand = {
  name: 'Linnemann',
  ground: cream,
  ink,
  tones: [
    { main: '#2f5d3f', soft: '#b9cfa4' },
    { main: '#8c3b2a', soft: '#e5b79b' },
    { main: '#2a4a6b', soft: '#a9c0d6' },
    { main: '#6b5a1e', soft: '#dcc987' },
  ],
  wordmark: { text: 'Linnemann', face: { family: 'fraunces', weight: 600 }, tracking: 0 },
  mark: ({ main, soft }) =>
    leaf(50, 84, 78, 62, -90, main) +
    line('M50 96V24M50 68L32 54M50 68L68 54M50 50L36 38M50 50L64 38', soft, 3.4),
  face: (panel) => (isWide(panel) ? wide(panel) : tall(panel)),
  edges: (tone) => ({ top: tone.main, bottom: cream }),
  side: () => cream,
  cap: () => '#f7f2e6',
  text: serif,
};

function spine(
  width: number,
  height: number,
  name: string,
  colour: string,
  letter: string,
  u: number,
): string {
  const room = height - width * 0.56 - 14 * u;
  const atOne = widthOf(name, { face: serif, size: 1, tracking: 0.02 });
  const size = Math.min(width * 0.5, room / atOne);
  return (
    rect(0, 0, width, height, { fill: colour }) +
    group(path(outlineOf(name, 0, 0, { face: serif, size, tracking: 0.02 }), { fill: letter }), {
      transform: `translate(${Math.round(width / 2 + size * 0.34)} ${Math.round(height - 5 * u)}) rotate(-90)`,
    }) +
    place(
      linnemann.mark({ main: letter, soft: colour, light: colour }),
      width / 2 - width * 0.28,
      4 * u,
      width * 0.56,
    )
  );
}

function wide({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = 6 * u;
  const spineWidth = 22 * u;
  const text = width - spineWidth - 2 * m;
  const picture = Math.min(text * 0.36, 46 * u);
  return (
    rect(0, 0, width, height, { fill: cream }) +
    spine(spineWidth, height, 'Linnemann', tone.main, cream, u) +
    place(
      drawMotif(art.motif, { main: tone.main, soft: tone.soft, light: cream }),
      width - m - picture,
      height * 0.24,
      picture,
    ) +
    typeset(
      [
        { text: art.title, face: serif, size: 17 * u, fill: ink, lines: 2, leading: 1.05 },
        { text: art.strength, face: serif, size: 11 * u, fill: tone.main, gap: 5 * u },
        { text: substanceLine(art), face: plain, size: 6 * u, fill: ink, gap: 5 * u, lines: 2 },
        { text: art.claim, face: plain, size: 5.4 * u, fill: '#5b6a5c', gap: 4 * u, lines: 2 },
      ],
      { x: spineWidth + m, y: m, width: text - picture - 2 * u, height: height - 2 * m - 12 * u },
    ).svg +
    rect(spineWidth + m, height - m - 9 * u, text, 0.4 * u, { fill: tone.main }) +
    typeset([{ text: contentLine(art), face: serif, size: 6.6 * u, fill: tone.main }], {
      x: spineWidth + m,
      y: height - m - 5 * u,
      width: text,
      height: 8 * u,
    }).svg
  );
}

function tall({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = Math.min(6 * u, width * 0.08);
  const text = width - 2 * m;
  const picture = Math.min(text * 0.7, height * 0.26);
  return (
    rect(0, 0, width, height, { fill: cream }) +
    rect(0, 0, width, height * 0.16, { fill: tone.main }) +
    logoAt(
      linnemann,
      { x: m, y: height * 0.08 - 5 * u, width: text, height: 10 * u, align: 'middle' },
      { main: cream, soft: tone.main, light: cream },
    ) +
    typeset(
      [
        { text: art.title, face: serif, size: 15 * u, fill: ink, lines: 3, leading: 1.05 },
        { text: art.strength, face: serif, size: 9 * u, fill: tone.main, gap: 5 * u },
        { text: substanceLine(art), face: plain, size: 5.4 * u, fill: ink, gap: 4.5 * u, lines: 2 },
        { text: art.claim, face: plain, size: 4.8 * u, fill: '#5b6a5c', gap: 3.6 * u, lines: 3 },
      ],
      { x: m, y: height * 0.2, width: text, height: height * 0.4, align: 'middle' },
    ).svg +
    place(
      drawMotif(art.motif, { main: tone.main, soft: tone.soft, light: '#ffffff' }),
      (width - picture) / 2,
      height * 0.62,
      picture,
    ) +
    rect(m, height - m - 9 * u, text, 0.4 * u, { fill: tone.main }) +
    typeset([{ text: contentLine(art), face: serif, size: 6 * u, fill: tone.main }], {
      x: m,
      y: height - m - 5 * u,
      width: text,
      height: 7 * u,
      align: 'middle',
    }).svg
  );
}
