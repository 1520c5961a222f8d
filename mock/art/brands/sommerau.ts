import { drawMotif, type MotifColours } from '../motifs/index.ts';
import { dot, leaf, line } from '../motifs/ink.ts';
import { mix } from '../svg/colour.ts';
import { group, path, place, rect, round } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand, Panel } from './brand.ts';
import { contentLine, isWide, logoAt, ownTitle, unitOf } from './pieces.ts';

const serif: Typeface = { family: 'fraunces', weight: 700 };
const italic: Typeface = { family: 'fraunces', weight: 400, italic: true };
const kraft = '#efe3cb';
const moss = '#3c4a1f';

/** Herbs from the farm: kraft paper, the plant growing up one side, an arched paper label. */
export const sommerau: Brand = {
  name: 'Kräuterhof Sommerau',
  ground: kraft,
  ink: moss,
  tones: [
    { main: '#556b2f', soft: '#a9b97c' },
    { main: '#7b2d3b', soft: '#cf8f8a' },
    { main: '#b0762a', soft: '#e6c07a' },
    { main: '#3f5f73', soft: '#9db8c4' },
    { main: '#6a4a7d', soft: '#b9a0c7' },
  ],
  wordmark: { text: 'Sommerau', face: { family: 'fraunces', weight: 700, italic: true }, tracking: 0 },
  mark: ({ main, soft }) =>
    line('M10 92H90M18 92V48L50 18L82 48V92', main, 6) +
    line('M50 84V52', main, 4) +
    leaf(50, 72, 24, 14, -150, soft) +
    leaf(50, 62, 24, 14, -30, soft) +
    dot(50, 46, 6, soft),
  face: (panel) => (isWide(panel) ? wide(panel) : tall(panel)),
  edges: () => ({ top: kraft, bottom: '#fffaf0' }),
  side: (tone) => tone.main,
  cap: () => '#3a3226',
  text: serif,
};

/** The plant three times, small and pale, as printed on the paper. */
function meadow(
  panel: Panel,
  positions: [x: number, y: number, size: number, turn: number][],
  colours: MotifColours,
): string {
  return positions
    .map(([x, y, size, turn]) =>
      group(place(drawMotif(panel.art.motif, colours), -size / 2, -size / 2, size), {
        transform: `translate(${round(x)} ${round(y)}) rotate(${turn})`,
      }),
    )
    .join('');
}

function wide(panel: Panel): string {
  const { width, height, art, tone } = panel;
  const u = unitOf(panel);
  const m = 6 * u;
  const pale = { main: mix(kraft, tone.main, 0.34), soft: mix(kraft, tone.soft, 0.55), light: '#fbf5e6' };
  const strong = { main: tone.main, soft: tone.soft, light: '#fffaf0' };
  const label = width * 0.6;
  return (
    rect(0, 0, width, height, { fill: kraft }) +
    meadow(
      panel,
      [
        [width * 0.7, height * 0.24, 40 * u, -18],
        [width * 0.97, height * 0.3, 46 * u, 14],
        [width * 0.68, height * 0.86, 34 * u, 24],
      ],
      pale,
    ) +
    meadow(panel, [[width * 0.83, height * 0.55, 66 * u, 4]], strong) +
    path(
      `M0 0H${round(label)}Q${round(label + 14 * u)} ${round(height / 2)} ${round(label)} ${round(height)}H0Z`,
      { fill: '#fffaf0' },
    ) +
    path(
      `M${round(label - 3 * u)} 0Q${round(label + 11 * u)} ${round(height / 2)} ${round(label - 3 * u)} ${round(height)}`,
      { fill: 'none', stroke: tone.main, 'stroke-width': 0.7 * u },
    ) +
    logoAt(
      sommerau,
      { x: m, y: m * 0.8, width: label - m, height: 11 * u },
      { main: moss, soft: tone.main, light: '#fffaf0' },
    ) +
    typeset(
      [
        {
          text: ownTitle(art, 'Sommerau'),
          face: serif,
          size: 16 * u,
          fill: tone.main,
          lines: 2,
          leading: 1.04,
        },
        { text: art.strength, face: serif, size: 8 * u, fill: moss, gap: 4.6 * u },
        { text: art.claim, face: italic, size: 6.4 * u, fill: '#5f5a45', gap: 4.6 * u, lines: 2 },
      ],
      { x: m, y: m + 14 * u, width: label - m * 1.4, height: height - 2 * m - 26 * u, anchor: 'middle' },
    ).svg +
    typeset([{ text: contentLine(art), face: serif, size: 6.4 * u, fill: moss }], {
      x: m,
      y: height - m - 6 * u,
      width: label - m,
      height: 6 * u,
      anchor: 'bottom',
    }).svg
  );
}

function tall(panel: Panel): string {
  const { width, height, art, tone } = panel;
  const u = unitOf(panel);
  const m = Math.min(7 * u, width * 0.09);
  const text = width - 4 * m;
  const pale = { main: mix(kraft, tone.main, 0.34), soft: mix(kraft, tone.soft, 0.55), light: '#fbf5e6' };
  const strong = { main: tone.main, soft: tone.soft, light: '#fffaf0' };
  const arch = `M${round(m)} ${round(height)}V${round(width * 0.5)}A${round(width / 2 - m)} ${round(width / 2 - m)} 0 0 1 ${round(width - m)} ${round(width * 0.5)}V${round(height)}Z`;
  const picture = Math.min(width * 0.52, height * 0.24);
  return (
    rect(0, 0, width, height, { fill: mix(kraft, tone.soft, 0.4) }) +
    meadow(
      panel,
      [
        [width * 0.06, height * 0.07, 34 * u, -30],
        [width * 0.94, height * 0.08, 34 * u, 30],
      ],
      pale,
    ) +
    path(arch, { fill: '#fffaf0' }) +
    logoAt(
      sommerau,
      { x: 2 * m, y: Math.max(width * 0.16, 6 * u), width: text, height: 10 * u, align: 'middle' },
      { main: moss, soft: tone.main, light: '#fffaf0' },
    ) +
    typeset(
      [
        {
          text: ownTitle(art, 'Sommerau'),
          face: serif,
          size: 14 * u,
          fill: tone.main,
          lines: 3,
          leading: 1.04,
        },
        { text: art.strength, face: serif, size: 7 * u, fill: moss, gap: 4.4 * u },
        { text: art.claim, face: italic, size: 5.4 * u, fill: '#5f5a45', gap: 4.2 * u, lines: 3 },
      ],
      {
        x: 2 * m,
        y: width * 0.16 + 15 * u,
        width: text,
        height: height * 0.6 - width * 0.16 - 17 * u,
        align: 'middle',
        anchor: 'middle',
      },
    ).svg +
    place(drawMotif(art.motif, strong), (width - picture) / 2, height * 0.61, picture) +
    typeset([{ text: contentLine(art), face: serif, size: 5.8 * u, fill: moss }], {
      x: 2 * m,
      y: height - m - 5 * u,
      width: text,
      height: 5 * u,
      align: 'middle',
      anchor: 'bottom',
    }).svg
  );
}
