import { fill, line } from '../motifs/ink.ts';
import { mix } from '../svg/colour.ts';
import { circle, path, rect, round } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, substanceLine, unitOf } from './pieces.ts';

const display: Typeface = { family: 'fraunces', weight: 500 };
const plain: Typeface = { family: 'figtree', weight: 500 };
const gold = '#f2d08a';

/** Sleep and nerves: night over the hills, a pale gold moon, the bird that sings in the dark. */
export const nachtigall: Brand = {
  name: 'Nachtigall',
  ground: '#141d44',
  ink: gold,
  tones: [
    { main: '#1b2559', soft: '#8fa3e8' },
    { main: '#3a2257', soft: '#c79be0' },
    { main: '#123d4a', soft: '#7cc6c9' },
  ],
  wordmark: { text: 'Nachtigall', face: { family: 'fraunces', weight: 500, italic: true }, tracking: 0.01 },
  mark: ({ main, soft }) =>
    fill('M4 40L24 34Q30 20 46 22Q58 24 62 38Q84 44 98 84Q74 72 60 70Q36 74 26 54Q24 46 24 42Z', main) +
    line('M44 72L40 92M54 72L54 92', main, 4) +
    fill('M36 32a3.6 3.6 0 1 0 .1 0Z', soft),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.08);
    const moon = wide
      ? { x: width * 0.8, y: height * 0.4, r: height * 0.26 }
      : { x: width * 0.5, y: height * 0.62, r: Math.min(width * 0.3, height * 0.17) };
    const text = wide ? width * 0.6 - m : width - 2 * m;
    const hill = (y: number, bow: number, colour: string) =>
      path(
        `M0 ${round(height * y)}Q${round(width * 0.3)} ${round(height * (y - bow))} ${round(width * 0.56)} ${round(height * y)}T${round(width)} ${round(height * (y - bow * 0.4))}V${height}H0Z`,
        { fill: colour },
      );
    return (
      rect(0, 0, width, height, { fill: mix(tone.main, '#05060f', 0.3) }) +
      rect(0, height * 0.35, width, height * 0.65, { fill: tone.main, opacity: 0.7 }) +
      stars(width, height, u) +
      circle(moon.x, moon.y, moon.r * 1.3, { fill: gold, opacity: 0.12 }) +
      circle(moon.x, moon.y, moon.r, { fill: gold }) +
      motifAt(art.motif, moon.x - moon.r * 0.6, moon.y - moon.r * 0.6, moon.r * 1.2, {
        main: tone.main,
        soft: mix(tone.main, gold, 0.4),
        light: '#fff4d8',
      }) +
      hill(0.84, 0.1, mix(tone.main, tone.soft, 0.3)) +
      hill(0.92, 0.08, mix(tone.main, '#05060f', 0.5)) +
      logoAt(
        nachtigall,
        { x: m, y: m, width: text, height: 10 * u, align: wide ? 'start' : 'middle' },
        { main: gold, soft: tone.main, light: gold },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Nachtigall'),
            face: display,
            size: 16 * u,
            fill: '#fff6e3',
            lines: 3,
            leading: 1.04,
          },
          { text: art.strength, face: display, size: 9 * u, fill: gold, gap: 4.4 * u },
          { text: substanceLine(art), face: plain, size: 5.6 * u, fill: '#ffffff', gap: 4.6 * u, lines: 2 },
          {
            text: art.claim,
            face: plain,
            size: 5.2 * u,
            fill: mix(tone.soft, '#ffffff', 0.35),
            gap: 3.4 * u,
            lines: 2,
          },
        ],
        {
          x: m,
          y: m + 15 * u,
          width: text,
          height: wide ? height * 0.8 - m - 15 * u : moon.y - moon.r * 1.3 - m - 15 * u,
          align: wide ? 'start' : 'middle',
        },
      ).svg +
      typeset([{ text: contentLine(art), face: display, size: 6.2 * u, fill: gold }], {
        x: m,
        y: height - m - 6 * u,
        width: width - 2 * m,
        height: 6 * u,
        anchor: 'bottom',
        align: wide ? 'start' : 'middle',
      }).svg
    );
  },
  edges: (tone) => ({ top: mix(tone.main, '#05060f', 0.3), bottom: mix(tone.main, '#05060f', 0.5) }),
  side: (tone) => mix(tone.main, '#05060f', 0.3),
  cap: () => gold,
  text: display,
};

function stars(width: number, height: number, u: number): string {
  return Array.from({ length: 22 }, (_, i) => {
    const x = ((i * 61) % 97) / 97;
    const y = ((i * 37) % 53) / 53;
    return circle(x * width, y * height * 0.7, (0.35 + (i % 3) * 0.22) * u, {
      fill: '#fff4d8',
      opacity: 0.5 + (i % 4) * 0.12,
    });
  }).join('');
}
