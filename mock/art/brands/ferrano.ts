import { fill } from '../motifs/ink.ts';
import { lighter } from '../svg/colour.ts';
import { circle, polygon, rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, substanceLine, unitOf } from './pieces.ts';

const heavy: Typeface = { family: 'figtree', weight: 900, italic: true };
const plain: Typeface = { family: 'figtree', weight: 600 };

/** Pain and movement: full colour, rings that spread from where it hurts, slanted names. */
export const ferrano: Brand = {
  name: 'Ferrano',
  ground: '#d7301f',
  ink: '#ffffff',
  tones: [
    { main: '#d7301f', soft: '#ffb199' },
    { main: '#1a3f8b', soft: '#8fb4f5' },
    { main: '#e07b00', soft: '#ffd699' },
    { main: '#00706b', soft: '#86d8cf' },
  ],
  wordmark: { text: 'FERRANO', face: { family: 'figtree', weight: 900, italic: true }, tracking: 0 },
  mark: ({ main, soft }) =>
    polygon(
      [
        [28, 6],
        [98, 6],
        [84, 28],
        [48, 28],
        [42, 42],
        [74, 42],
        [62, 62],
        [32, 62],
        [18, 96],
        [-4, 96],
      ],
      { fill: main },
    ) + fill('M78 72a12 12 0 1 0 .1 0Z', soft),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.08);
    const [cx, cy] = wide ? [width * 0.8, height * 0.42] : [width * 0.5, height * 0.66];
    const strip = height * (wide ? 0.2 : 0.11);
    const rings = [64, 50, 37]
      .map((r, i) => circle(cx, cy, r * u, { fill: lighter(tone.main, 0.09 * (i + 1)) }))
      .join('');
    const text = wide ? width * 0.58 - m : width - 2 * m;
    return (
      rect(0, 0, width, height, { fill: tone.main }) +
      rings +
      circle(cx, cy, 24 * u, { fill: '#ffffff' }) +
      motifAt(art.motif, cx - 16 * u, cy - 16 * u, 32 * u, {
        main: tone.main,
        soft: tone.soft,
        light: '#ffffff',
      }) +
      typeset(
        [
          {
            text: ownTitle(art, 'Ferrano'),
            face: heavy,
            size: 20 * u,
            fill: '#ffffff',
            lines: wide ? 2 : 3,
            leading: 1,
            tracking: -0.015,
          },
          { text: art.strength, face: heavy, size: 12 * u, fill: tone.soft, gap: 5 * u },
          { text: substanceLine(art), face: plain, size: 6 * u, fill: '#ffffff', gap: 5 * u, lines: 2 },
          {
            text: art.claim,
            face: plain,
            size: 5.2 * u,
            fill: lighter(tone.soft, 0.5),
            gap: 4 * u,
            lines: 2,
          },
        ],
        { x: m, y: m, width: text, height: wide ? height - strip - 2 * m : height * 0.4 },
      ).svg +
      polygon(
        [
          [0, height - strip],
          [width, height - strip * (wide ? 0.82 : 0.8)],
          [width, height],
          [0, height],
        ],
        { fill: '#ffffff' },
      ) +
      typeset([{ text: contentLine(art), face: { ...plain, weight: 800 }, size: 7 * u, fill: tone.main }], {
        x: m,
        y: height - strip * 0.8,
        width: width * (wide ? 0.5 : 0.5),
        height: strip * 0.8,
        anchor: 'middle',
      }).svg +
      logoAt(
        ferrano,
        {
          x: width * 0.56,
          y: height - strip * 0.4 - 4 * u,
          width: width * 0.44 - m,
          height: 8 * u,
          align: 'end',
        },
        { main: tone.main, soft: tone.soft, light: '#ffffff' },
      )
    );
  },
  edges: (tone) => ({ top: tone.main, bottom: '#ffffff' }),
  side: (tone) => tone.main,
  cap: (tone) => tone.main,
  text: heavy,
};
