import { fill } from '../motifs/ink.ts';
import { lighter } from '../svg/colour.ts';
import { circle, rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, ownTitle, unitOf } from './pieces.ts';

const light: Typeface = { family: 'figtree', weight: 300 };
const plain: Typeface = { family: 'figtree', weight: 500 };
const strong: Typeface = { family: 'figtree', weight: 700 };
const ink = '#1d2a38';

/** Dermatological care: white, a strict grid, one cobalt line and three drops that say how rich it is. */
export const dermessa: Brand = {
  name: 'Dermessa',
  ground: '#f3f6f9',
  ink: '#163a8c',
  tones: [
    { main: '#1b4fd1', soft: '#d5e1fb' },
    { main: '#0a8f8f', soft: '#cdeeee' },
    { main: '#d1495b', soft: '#f8dbe0' },
    { main: '#e0901a', soft: '#fdebcc' },
  ],
  wordmark: { text: 'dermessa', face: { family: 'figtree', weight: 500 }, tracking: 0.06 },
  mark: ({ main, soft }) =>
    fill('M8 8H52Q92 10 92 50T52 92H8Z', main) + fill('M30 30H50Q70 32 70 50T50 70H30Z', soft),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(7 * u, width * 0.1);
    const column = wide ? width * 0.66 : width - 2 * m;
    const band = wide
      ? { x: width * 0.78, y: 0, w: width * 0.22, h: height }
      : { x: 0, y: height * 0.76, w: width, h: height * 0.11 };
    return (
      rect(0, 0, width, height, { fill: '#ffffff' }) +
      rect(band.x, band.y, band.w, band.h, { fill: tone.soft }) +
      rect(wide ? band.x : 0, band.y, wide ? 1.6 * u : width, wide ? height : 1.6 * u, { fill: tone.main }) +
      [0, 1, 2]
        .map((i) =>
          wide
            ? circle(band.x + band.w / 2, height * (0.3 + i * 0.2), 5 * u, {
                fill: i <= art.tone ? tone.main : lighter(tone.main, 0.68),
              })
            : circle(width / 2 + (i - 1) * 13 * u, band.y + band.h / 2 + 0.8 * u, 3.8 * u, {
                fill: i <= art.tone ? tone.main : lighter(tone.main, 0.68),
              }),
        )
        .join('') +
      logoAt(
        dermessa,
        { x: m, y: m, width: column, height: 8 * u },
        { main: tone.main, soft: '#ffffff', light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Dermessa'),
            face: light,
            size: 18 * u,
            fill: ink,
            lines: wide ? 2 : 3,
            leading: 1.04,
            tracking: -0.02,
          },
          { text: art.strength, face: strong, size: 8 * u, fill: tone.main, gap: 5 * u },
          { text: art.form, face: strong, size: 5.4 * u, fill: ink, gap: 5 * u },
          { text: art.claim, face: plain, size: 5.2 * u, fill: '#5a6a7a', gap: 3.4 * u, lines: 3 },
        ],
        {
          x: m,
          y: m + 16 * u,
          width: wide ? column - m : column,
          height: (wide ? height * 0.8 : height * 0.7) - m - 16 * u,
        },
      ).svg +
      typeset([{ text: contentLine(art), face: strong, size: 5.6 * u, fill: ink }], {
        x: m,
        y: height - m - 5 * u,
        width: column,
        height: 5 * u,
        anchor: 'bottom',
      }).svg
    );
  },
  edges: () => ({ top: '#ffffff', bottom: '#ffffff' }),
  side: (tone) => tone.soft,
  cap: () => '#ffffff',
  text: plain,
};
