import { fill } from '../motifs/ink.ts';
import { lighter } from '../svg/colour.ts';
import { circle, rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, unitOf } from './pieces.ts';

const heavy: Typeface = { family: 'figtree', weight: 700 };
const plain: Typeface = { family: 'figtree', weight: 500 };
const graphite = '#22282d';

/** Devices and tests: cool grey, a dotted scale, the device itself in large. */
export const metrivo: Brand = {
  name: 'Metrivo',
  ground: '#eef1f2',
  ink: graphite,
  tones: [
    { main: '#5fae1b', soft: '#cfe8b2' },
    { main: '#0f86c9', soft: '#b9def4' },
    { main: '#e25822', soft: '#f9cdb9' },
    { main: '#7a52c7', soft: '#d8c9f3' },
  ],
  wordmark: { text: 'metrivo', face: { family: 'figtree', weight: 700 }, tracking: 0.01 },
  mark: ({ main, soft }) =>
    [
      [4, 60],
      [24, 40],
      [44, 16],
      [64, 46],
      [84, 66],
    ]
      .map(([x = 0, y = 0], i) => fill(`M${x} ${y}h12V96h-12Z`, i === 2 ? soft : main))
      .join(''),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.08);
    const stage = wide
      ? { x: width * 0.8, y: height * 0.5, r: height * 0.44 }
      : { x: width / 2, y: height * 0.68, r: Math.min(width * 0.46, height * 0.25) };
    const text = wide ? width * 0.54 - m : width - 2 * m;
    return (
      rect(0, 0, width, height, { fill: '#f4f6f7' }) +
      scale(width, tone.main, u) +
      circle(stage.x, stage.y, stage.r, { fill: lighter(tone.soft, 0.35) }) +
      circle(stage.x, stage.y, stage.r * 0.82, { fill: tone.soft }) +
      motifAt(art.motif, stage.x - stage.r * 0.72, stage.y - stage.r * 0.72, stage.r * 1.44, {
        main: graphite,
        soft: tone.main,
        light: '#ffffff',
      }) +
      logoAt(
        metrivo,
        { x: m, y: m, width: text, height: 9 * u },
        { main: graphite, soft: tone.main, light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Metrivo'),
            face: heavy,
            size: 16 * u,
            fill: graphite,
            lines: 3,
            leading: 1.02,
            tracking: -0.02,
          },
          { text: art.strength, face: heavy, size: 9 * u, fill: tone.main, gap: 4.4 * u },
          { text: art.claim, face: plain, size: 5.6 * u, fill: '#57626a', gap: 4.4 * u, lines: 3 },
        ],
        {
          x: m,
          y: m + 14 * u,
          width: text,
          height: wide ? height - 2 * m - 26 * u : stage.y - stage.r - m - 15 * u,
        },
      ).svg +
      rect(0, height - 12 * u, wide ? text + m : width, 12 * u, { fill: graphite }) +
      typeset([{ text: contentLine(art), face: heavy, size: 5.8 * u, fill: '#ffffff' }], {
        x: m,
        y: height - 12 * u,
        width: wide ? text - m : width - 2 * m,
        height: 12 * u,
        anchor: 'middle',
      }).svg
    );
  },
  edges: () => ({ top: '#f4f6f7', bottom: graphite }),
  side: () => graphite,
  cap: () => '#ffffff',
  text: heavy,
};

/** The ticks of a measuring scale along the upper edge. */
function scale(width: number, colour: string, u: number): string {
  const count = Math.floor(width / (3 * u));
  return Array.from({ length: count }, (_, i) =>
    rect(i * 3 * u + u, 0, 0.6 * u, (i % 5 === 0 ? 5 : 2.6) * u, { fill: colour, opacity: 0.7 }),
  ).join('');
}
