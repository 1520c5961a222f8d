import { fill } from '../motifs/ink.ts';
import { rect } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, substanceLine, unitOf } from './pieces.ts';

const heavy: Typeface = { family: 'figtree', weight: 700 };
const light: Typeface = { family: 'figtree', weight: 400 };
const navy = '#14213d';

/** Prescription medicines: sober white packs, a navy head, the strength in a coloured field. */
export const corvida: Brand = {
  name: 'Corvida',
  ground: '#ffffff',
  ink: navy,
  tones: [
    { main: '#c0392b', soft: '#f3d4d0' },
    { main: '#2d7dd2', soft: '#d2e5f8' },
    { main: '#2a9d6f', soft: '#d0efe2' },
    { main: '#e09f1f', soft: '#fbe9c4' },
    { main: '#7c5cbf', soft: '#e2d9f5' },
  ],
  wordmark: { text: 'corvida', face: { family: 'figtree', weight: 600 }, tracking: 0.04 },
  mark: ({ main, soft }) =>
    fill('M6 62Q20 30 52 30Q60 14 78 16Q92 18 96 32L78 36Q80 62 54 74Q40 80 30 92L26 76Q14 74 6 62Z', main) +
    fill('M74 24a3.4 3.4 0 1 0 .1 0Z', soft),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.08);
    const head = height * (wide ? 0.2 : 0.13);
    const field = height * (wide ? 0.26 : 0.14);
    const fieldTop = height * (wide ? 0.6 : 0.52);
    return (
      rect(0, 0, width, height, { fill: '#ffffff' }) +
      rect(0, 0, width, head, { fill: navy }) +
      logoAt(
        corvida,
        { x: m, y: head / 2 - 5 * u, width: width - 2 * m, height: 10 * u },
        { main: '#ffffff', soft: navy, light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: art.title,
            face: heavy,
            size: 17 * u,
            fill: navy,
            lines: wide ? 1 : 3,
            leading: 1.05,
            tracking: -0.01,
          },
          { text: substanceLine(art), face: light, size: 6.4 * u, fill: navy, gap: 5 * u, lines: 2 },
        ],
        { x: m, y: head + m * 0.9, width: width - 2 * m, height: fieldTop - head - m * 1.6 },
      ).svg +
      rect(0, fieldTop, width, field, { fill: tone.soft }) +
      rect(0, fieldTop, 3 * u, field, { fill: tone.main }) +
      typeset([{ text: art.strength || art.form, face: heavy, size: 15 * u, fill: tone.main }], {
        x: m,
        y: fieldTop,
        width: width - 2 * m,
        height: field,
        anchor: 'middle',
      }).svg +
      typeset(
        [
          { text: contentLine(art), face: heavy, size: 6.4 * u, fill: navy },
          { text: 'Verschreibungspflichtig', face: light, size: 4.6 * u, fill: '#56607a', gap: 2.6 * u },
        ],
        {
          x: m,
          y: fieldTop + field,
          width: width - 2 * m,
          height: height - fieldTop - field - m * 0.8,
          anchor: 'bottom',
        },
      ).svg
    );
  },
  edges: () => ({ top: navy, bottom: '#ffffff' }),
  side: () => navy,
  cap: () => '#ffffff',
  text: heavy,
};
