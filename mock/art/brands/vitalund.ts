import { fill } from '../motifs/ink.ts';
import { lighter, mix, readableOn } from '../svg/colour.ts';
import { circle, rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, unitOf } from './pieces.ts';

const black: Typeface = { family: 'figtree', weight: 900 };
const plain: Typeface = { family: 'figtree', weight: 600 };

/** Vitamins and minerals: one full colour per nutrient, its symbol as large as the pack allows. */
export const vitalund: Brand = {
  name: 'Vitalund',
  ground: '#ffc629',
  ink: '#2b1a00',
  tones: [
    { main: '#ffb81c', soft: '#fff0c2' },
    { main: '#e8502e', soft: '#ffd9cd' },
    { main: '#00a37a', soft: '#c5f0e2' },
    { main: '#1673d1', soft: '#cde4fb' },
    { main: '#c2185b', soft: '#fbd0e0' },
    { main: '#6d4bc3', soft: '#e0d6fa' },
    { main: '#8bb80f', soft: '#ecf6c9' },
  ],
  wordmark: { text: 'vitalund', face: { family: 'figtree', weight: 800 }, tracking: -0.03 },
  mark: ({ main, soft }) =>
    fill('M50 50m-46 0a46 46 0 0 1 92 0Z', main) + fill('M50 56m-46 0a46 46 0 0 0 92 0Z', soft),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.08);
    const dark = mix(tone.main, '#101010', 0.86);
    const ink = readableOn(tone.main, [dark, '#ffffff']);
    const second = ink === '#ffffff' ? tone.soft : '#ffffff';
    const foot = height * (wide ? 0.22 : 0.13);
    const sun = wide
      ? { x: width * 0.8, y: height * 0.45, r: height * 0.36 }
      : { x: width / 2, y: height * 0.64, r: Math.min(width * 0.38, height * 0.2) };
    const text = wide ? width * 0.6 - m : width - 2 * m;
    return (
      rect(0, 0, width, height, { fill: tone.main }) +
      circle(sun.x, sun.y, sun.r * 1.5, { fill: lighter(tone.main, 0.14) }) +
      circle(sun.x, sun.y, sun.r * 1.22, { fill: lighter(tone.main, 0.3) }) +
      circle(sun.x, sun.y, sun.r, { fill: '#ffffff' }) +
      (art.symbol
        ? typeset(
            [
              {
                text: art.symbol,
                face: black,
                size: sun.r * 1.05,
                fill: mix(tone.main, '#101010', 0.12),
                tracking: -0.03,
              },
            ],
            {
              x: sun.x - sun.r * 0.8,
              y: sun.y - sun.r,
              width: sun.r * 1.6,
              height: sun.r * 2,
              align: 'middle',
              anchor: 'middle',
            },
          ).svg
        : motifAt(art.motif, sun.x - sun.r * 0.64, sun.y - sun.r * 0.64, sun.r * 1.28, {
            main: tone.main,
            soft: mix(tone.main, tone.soft, 0.5),
            light: tone.soft,
          })) +
      logoAt(
        vitalund,
        { x: m, y: m, width: text, height: 8 * u },
        { main: ink, soft: '#ffffff', light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Vitalund'),
            face: black,
            size: 16 * u,
            fill: ink,
            lines: 3,
            leading: 1,
            tracking: -0.02,
          },
          { text: art.strength, face: black, size: 10 * u, fill: second, gap: 4.6 * u },
          { text: art.claim, face: plain, size: 5.6 * u, fill: ink, gap: 4.4 * u, lines: 3 },
        ],
        {
          x: m,
          y: m + 13 * u,
          width: text,
          height: wide ? height - foot - m * 2 - 14 * u : sun.y - sun.r * 1.12 - m - 14 * u,
          anchor: wide ? 'middle' : 'top',
        },
      ).svg +
      rect(0, height - foot, width, foot, { fill: '#ffffff' }) +
      typeset(
        [
          { text: contentLine(art), face: black, size: 7 * u, fill: dark },
          { text: art.kind, face: plain, size: 4.4 * u, fill: '#5d5d5d', gap: 2.8 * u },
        ],
        {
          x: m,
          y: height - foot,
          width: width - 2 * m,
          height: foot,
          anchor: 'middle',
          align: wide ? 'start' : 'middle',
        },
      ).svg
    );
  },
  edges: (tone) => ({ top: tone.main, bottom: '#ffffff' }),
  side: (tone) => tone.main,
  cap: () => '#ffffff',
  text: black,
};
