import { fill } from '../motifs/ink.ts';
import { mix } from '../svg/colour.ts';
import { circle, path, rect, round } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand, Panel, Tone } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, substanceLine, unitOf } from './pieces.ts';

const heavy: Typeface = { family: 'nunito', weight: 900 };
const plain: Typeface = { family: 'nunito', weight: 600 };

/** Colds and allergies: a breath of wind in three waves and the compass rose above it. */
export const windrose: Brand = {
  name: 'Windrose',
  ground: '#e8f6f7',
  ink: '#06506a',
  tones: [
    { main: '#06708c', soft: '#7fd0d8' },
    { main: '#1f4fa3', soft: '#86b7f0' },
    { main: '#b8430f', soft: '#ffc07a' },
    { main: '#3f7d20', soft: '#b8dc7d' },
    { main: '#6a3d9a', soft: '#c8a9ec' },
  ],
  wordmark: { text: 'windrose', face: { family: 'nunito', weight: 900 }, tracking: -0.01 },
  mark: ({ main, soft }) =>
    fill(
      'M50 2L60 40L50 50L40 40ZM98 50L60 60L50 50L60 40ZM50 98L40 60L50 50L60 60ZM2 50L40 40L50 50L40 60Z',
      main,
    ) + fill('M80 20L58 50L50 42ZM80 80L50 58L58 50ZM20 80L42 50L50 58ZM20 20L50 42L42 50Z', soft),
  face: (panel) => (isWide(panel) ? wide(panel) : tall(panel)),
  edges: (tone) => ({ top: '#ffffff', bottom: tone.main }),
  side: (tone) => tone.main,
  cap: (tone) => tone.main,
  text: heavy,
};

/** Three waves rolling in from the left, the front one strongest. */
function waves(width: number, height: number, top: number, tone: Tone): string {
  const swing = height * 0.1;
  return [mix(tone.soft, '#ffffff', 0.55), tone.soft, tone.main]
    .map((colour, i) => {
      const y = top + (height - top) * (0.12 + i * 0.26);
      const lift = swing * (i % 2 ? 1 : -1);
      return path(
        `M0 ${round(y)}C${round(width * 0.25)} ${round(y - lift * 1.5)} ${round(width * 0.4)} ${round(y + lift * 1.6)} ${round(width * 0.62)} ${round(y + lift * 0.3)}S${round(width * 0.9)} ${round(y - lift)} ${round(width)} ${round(y - lift * 0.4)}V${height}H0Z`,
        { fill: colour },
      );
    })
    .join('');
}

function wide({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = 6 * u;
  const disc = 25 * u;
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    waves(width, height, height * 0.62, tone) +
    circle(width - m - disc, height * 0.46, disc, {
      fill: '#ffffff',
      stroke: tone.main,
      'stroke-width': 1.6 * u,
    }) +
    motifAt(art.motif, width - m - disc - 15.5 * u, height * 0.46 - 15.5 * u, 31 * u, {
      main: tone.main,
      soft: tone.soft,
      light: '#ffffff',
    }) +
    logoAt(
      windrose,
      { x: m, y: m * 0.8, width: width * 0.5, height: 9.5 * u },
      { main: tone.main, soft: tone.soft, light: '#ffffff' },
    ) +
    typeset(
      [
        {
          text: ownTitle(art, 'Windrose'),
          face: heavy,
          size: 18 * u,
          fill: tone.main,
          lines: 2,
          leading: 1.02,
          tracking: -0.01,
        },
        {
          text: [art.strength, substanceLine(art)].filter(Boolean).join(' '),
          face: plain,
          size: 6.8 * u,
          fill: '#23404a',
          gap: 3.6 * u,
          lines: 2,
        },
        { text: art.claim, face: plain, size: 5.6 * u, fill: '#4c6872', gap: 2.8 * u, lines: 2 },
      ],
      {
        x: m,
        y: height * 0.17 + 3 * u,
        width: width - 3 * m - 2 * disc,
        height: height * 0.47,
        anchor: 'middle',
      },
    ).svg +
    typeset([{ text: contentLine(art), face: heavy, size: 7.4 * u, fill: '#ffffff' }], {
      x: m,
      y: height * 0.84,
      width: width - 2 * m,
      height: height * 0.11,
      anchor: 'bottom',
    }).svg
  );
}

function tall({ width, height, art, tone }: Panel): string {
  const u = unitOf({ width, height });
  const m = Math.min(6 * u, width * 0.08);
  const text = width - 2 * m;
  const disc = Math.min(width * 0.3, height * 0.15);
  return (
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    waves(width, height, height * 0.58, tone) +
    logoAt(
      windrose,
      { x: m, y: m, width: text, height: 9 * u },
      { main: tone.main, soft: tone.soft, light: '#ffffff' },
    ) +
    typeset(
      [
        {
          text: ownTitle(art, 'Windrose'),
          face: heavy,
          size: 15 * u,
          fill: tone.main,
          lines: 3,
          leading: 1.02,
          tracking: -0.01,
        },
        {
          text: [art.strength, substanceLine(art)].filter(Boolean).join(' '),
          face: plain,
          size: 5.8 * u,
          fill: '#23404a',
          gap: 4.4 * u,
          lines: 3,
        },
        { text: art.claim, face: plain, size: 5 * u, fill: '#4c6872', gap: 3.6 * u, lines: 3 },
      ],
      { x: m, y: m + 14 * u, width: text, height: height * 0.56 - m - 16 * u },
    ).svg +
    circle(width / 2, height * 0.72, disc, { fill: '#ffffff', stroke: tone.main, 'stroke-width': 1.4 * u }) +
    motifAt(art.motif, width / 2 - disc * 0.64, height * 0.72 - disc * 0.64, disc * 1.28, {
      main: tone.main,
      soft: tone.soft,
      light: '#ffffff',
    }) +
    typeset([{ text: contentLine(art), face: heavy, size: 6.6 * u, fill: '#ffffff' }], {
      x: m,
      y: height - m - 6 * u,
      width: text,
      height: 6 * u,
      align: 'middle',
      anchor: 'bottom',
    }).svg
  );
}
