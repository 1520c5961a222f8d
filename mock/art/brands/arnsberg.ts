import { fill, line } from '../motifs/ink.ts';
import { circle, path, rect, round } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, unitOf } from './pieces.ts';

const serif: Typeface = { family: 'fraunces', weight: 600 };
const caps: Typeface = { family: 'figtree', weight: 600 };
const paper = '#fdf9f0';
const ink = '#2e2440';

/** Homoeopathy and salts: an apothecary's label with a double frame, the number set large. */
export const arnsberg: Brand = {
  name: 'Arnsberg & Töchter',
  ground: paper,
  ink: '#4b2f73',
  tones: [
    { main: '#5b3a8c', soft: '#d9c9ee' },
    { main: '#2f6b5e', soft: '#c3e0d7' },
    { main: '#a03c4b', soft: '#f0ccd0' },
    { main: '#36618e', soft: '#c7dbee' },
  ],
  wordmark: { text: 'Arnsberg & Töchter', face: { family: 'fraunces', weight: 600 }, tracking: 0.01 },
  mark: ({ main, soft }) =>
    fill('M14 34H86Q84 72 60 78L66 92H34L40 78Q16 72 14 34Z', main) +
    line('M54 48L88 6', main, 8) +
    line('M26 46H74', soft, 4),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(5 * u, width * 0.07);
    const inner = 2 * m;
    const text = wide ? width * 0.62 - inner : width - 2 * inner;
    const seal = wide
      ? { x: width * 0.79, y: height * 0.5, r: height * 0.27 }
      : { x: width / 2, y: height * 0.67, r: Math.min(width * 0.25, height * 0.14) };
    const number = art.symbol;
    return (
      rect(0, 0, width, height, { fill: paper }) +
      rect(0, 0, width, height * 0.03, { fill: tone.main }) +
      rect(0, height * 0.97, width, height * 0.03, { fill: tone.main }) +
      frame(width, height, m, tone.main, u) +
      circle(seal.x, seal.y, seal.r, { fill: tone.main }) +
      circle(seal.x, seal.y, seal.r * 0.9, { fill: 'none', stroke: paper, 'stroke-width': 0.7 * u }) +
      (number
        ? typeset(
            [
              { text: 'Nr.', face: serif, size: seal.r * 0.26, fill: paper },
              { text: number, face: serif, size: seal.r * 0.86, fill: paper, gap: seal.r * 0.14 },
            ],
            {
              x: seal.x - seal.r * 0.6,
              y: seal.y - seal.r * 0.74,
              width: seal.r * 1.2,
              height: seal.r * 1.4,
              align: 'middle',
              anchor: 'middle',
            },
          ).svg
        : motifAt(art.motif, seal.x - seal.r * 0.56, seal.y - seal.r * 0.56, seal.r * 1.12, {
            main: paper,
            soft: tone.soft,
            light: tone.main,
          })) +
      logoAt(
        arnsberg,
        { x: inner, y: inner, width: text, height: 8 * u, align: wide ? 'start' : 'middle' },
        { main: tone.main, soft: paper, light: paper },
      ) +
      typeset(
        [
          { text: ownTitle(art, 'Arnsberg'), face: serif, size: 15 * u, fill: ink, lines: 3, leading: 1.06 },
          { text: art.strength, face: serif, size: 10 * u, fill: tone.main, gap: 4.6 * u },
          { text: art.form, face: caps, size: 4.8 * u, fill: ink, gap: 4.6 * u, tracking: 0.06 },
          { text: art.claim, face: caps, size: 4.6 * u, fill: '#6b6178', gap: 3.2 * u, lines: 2 },
        ],
        {
          x: inner,
          y: inner + 12 * u,
          width: text,
          height: wide ? height - 2 * inner - 22 * u : seal.y - seal.r * 1.1 - inner - 13 * u,
          align: wide ? 'start' : 'middle',
          anchor: 'middle',
        },
      ).svg +
      typeset([{ text: contentLine(art), face: serif, size: 5.8 * u, fill: tone.main }], {
        x: inner,
        y: height - inner - 6 * u,
        width: text,
        height: 6 * u,
        anchor: 'bottom',
        align: wide ? 'start' : 'middle',
      }).svg
    );
  },
  edges: (tone) => ({ top: paper, bottom: tone.main }),
  side: (tone) => tone.main,
  cap: () => '#2b2233',
  text: serif,
};

/** Two hairlines with notched corners, as on the jars of an old pharmacy. */
function frame(width: number, height: number, m: number, colour: string, u: number): string {
  return [0, 1.6 * u]
    .map((inset, i) => {
      const [l, t, r, b, n] = [
        m + inset,
        m + inset,
        width - m - inset,
        height - m - inset,
        5 * u - inset,
      ].map(round) as [number, number, number, number, number];
      return path(
        `M${l + n} ${t}H${r - n}A${n} ${n} 0 0 0 ${r} ${t + n}V${b - n}A${n} ${n} 0 0 0 ${r - n} ${b}H${l + n}A${n} ${n} 0 0 0 ${l} ${b - n}V${t + n}A${n} ${n} 0 0 0 ${l + n} ${t}Z`,
        { fill: 'none', stroke: colour, 'stroke-width': i ? 0.35 * u : 0.8 * u },
      );
    })
    .join('');
}
