import { polygon, rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, unitOf } from './pieces.ts';

const heavy: Typeface = { family: 'barlow-condensed', weight: 800 };
const plain: Typeface = { family: 'barlow-condensed', weight: 600 };
const black = '#16181a';

/** First aid you find in the dark: signal ground, black field, pictograms like signs. */
export const erstwerk: Brand = {
  name: 'Erstwerk',
  ground: '#ffd400',
  ink: black,
  tones: [
    { main: '#ffd400', soft: '#fff3a8' },
    { main: '#36c275', soft: '#c9f2dc' },
    { main: '#ff7f32', soft: '#ffdcc4' },
    { main: '#4ab5e8', soft: '#d0ecfa' },
  ],
  wordmark: { text: 'ERSTWERK', face: { family: 'barlow-condensed', weight: 800 }, tracking: 0.03 },
  mark: ({ main }) =>
    polygon(
      [
        [4, 6],
        [96, 6],
        [96, 30],
        [32, 30],
        [32, 39],
        [80, 39],
        [80, 61],
        [32, 61],
        [32, 70],
        [96, 70],
        [96, 94],
        [4, 94],
      ],
      { fill: main },
    ),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.08);
    const field = wide
      ? { x: width * 0.62, y: 0, w: width * 0.38, h: height }
      : { x: 0, y: height * 0.5, w: width, h: height * 0.5 };
    const size = Math.min(field.w * 0.66, field.h * 0.6);
    const text = wide ? field.x - 2 * m : width - 2 * m;
    return (
      rect(0, 0, width, height, { fill: tone.main }) +
      rect(field.x, field.y, field.w, field.h, { fill: black }) +
      motifAt(
        art.motif,
        field.x + (field.w - size) / 2,
        field.y + field.h * (wide ? 0.46 : 0.44) - size / 2,
        size,
        { main: tone.main, soft: tone.soft, light: '#ffffff' },
      ) +
      logoAt(
        erstwerk,
        { x: m, y: m, width: text, height: 8 * u },
        { main: black, soft: tone.main, light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Erstwerk').toLocaleUpperCase('de'),
            face: heavy,
            size: 21 * u,
            fill: black,
            lines: wide ? 3 : 3,
            leading: 0.96,
          },
          { text: art.strength, face: heavy, size: 11 * u, fill: black, gap: 5 * u },
          { text: art.claim, face: plain, size: 7 * u, fill: black, gap: 5 * u, lines: 3 },
        ],
        { x: m, y: m + 13 * u, width: text, height: (wide ? height - m : field.y - m * 0.5) - m - 13 * u },
      ).svg +
      typeset([{ text: contentLine(art), face: heavy, size: 8 * u, fill: tone.main, lines: 2 }], {
        x: field.x + m,
        y: height - m - 14 * u,
        width: field.w - 2 * m,
        height: 14 * u,
        anchor: 'bottom',
        align: 'middle',
      }).svg
    );
  },
  edges: (tone) => ({ top: tone.main, bottom: black }),
  side: () => black,
  cap: (tone) => tone.main,
  text: heavy,
};
