import { fill } from '../motifs/ink.ts';
import { lighter, mix } from '../svg/colour.ts';
import { circle, rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, substanceLine, unitOf } from './pieces.ts';

const strong: Typeface = { family: 'figtree', weight: 600 };
const plain: Typeface = { family: 'figtree', weight: 400 };

/** Eyes and ears: deep ground, an iris that opens from the edge. */
export const okulind: Brand = {
  name: 'Okulind',
  ground: '#1b2a6b',
  ink: '#ffffff',
  tones: [
    { main: '#1b2a6b', soft: '#59c8f2' },
    { main: '#0c5a5e', soft: '#7fe3c4' },
    { main: '#5c2268', soft: '#e58fd6' },
    { main: '#7a3a10', soft: '#ffc37d' },
  ],
  wordmark: { text: 'Okulind', face: { family: 'figtree', weight: 600 }, tracking: 0.01 },
  mark: ({ main, soft }) =>
    fill('M2 50Q50 -6 98 50Q50 106 2 50Z', main) +
    fill('M50 24a26 26 0 1 0 .1 0Z', soft) +
    fill('M50 38a12 12 0 1 0 .1 0Z', main),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.09);
    const [cx, cy, r] = wide
      ? [width * 0.95, height * 0.5, height * 0.86]
      : [width * 0.72, height * 0.86, width * 0.86];
    const iris = [1, 0.8, 0.62, 0.44]
      .map((share, i) => circle(cx, cy, r * share, { fill: mix(tone.main, tone.soft, 0.14 + i * 0.24) }))
      .join('');
    const text = wide ? width * 0.56 : width - 2 * m;
    const disc = wide ? { x: width * 0.86, y: height * 0.5 } : { x: width * 0.66, y: height * 0.8 };
    const size = wide ? 34 * u : 26 * u;
    return (
      rect(0, 0, width, height, { fill: tone.main }) +
      iris +
      motifAt(art.motif, disc.x - size / 2, disc.y - size / 2, size, {
        main: tone.main,
        soft: tone.soft,
        light: '#ffffff',
      }) +
      logoAt(
        okulind,
        { x: m, y: m, width: text, height: 9 * u },
        { main: '#ffffff', soft: tone.main, light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Okulind'),
            face: strong,
            size: 16 * u,
            fill: '#ffffff',
            lines: wide ? 2 : 3,
            leading: 1.04,
            tracking: -0.01,
          },
          { text: art.strength, face: strong, size: 9 * u, fill: tone.soft, gap: 4.6 * u },
          { text: substanceLine(art), face: plain, size: 5.8 * u, fill: '#ffffff', gap: 4.6 * u, lines: 2 },
          {
            text: art.claim,
            face: plain,
            size: 5.2 * u,
            fill: lighter(tone.soft, 0.5),
            gap: 3.6 * u,
            lines: 3,
          },
        ],
        {
          x: m,
          y: m + 14 * u,
          width: text,
          height: wide ? height - 2 * m - 25 * u : height * 0.56 - m - 14 * u,
          anchor: wide ? 'middle' : 'top',
        },
      ).svg +
      typeset([{ text: contentLine(art), face: strong, size: 6.2 * u, fill: '#ffffff' }], {
        x: m,
        y: height - m - 6 * u,
        width: wide ? text : width * 0.5,
        height: 6 * u,
        anchor: 'bottom',
      }).svg
    );
  },
  edges: (tone) => ({ top: tone.main, bottom: tone.main }),
  side: (tone) => tone.main,
  cap: (tone) => lighter(tone.soft, 0.4),
  text: strong,
};
