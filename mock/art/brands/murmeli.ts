import { dot, fill, line, oval } from '../motifs/ink.ts';
import { lighter, mix } from '../svg/colour.ts';
import { circle, path, place, rect, round } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, unitOf } from './pieces.ts';

const round900: Typeface = { family: 'nunito', weight: 900 };
const plain: Typeface = { family: 'nunito', weight: 700 };
const brown = '#5a3e2b';
const fur = '#c08a58';

/** The marmot that looks over the hill. */
const marmot =
  dot(22, 30, 12, fur) +
  dot(78, 30, 12, fur) +
  dot(22, 31, 6, '#e9bfa0') +
  dot(78, 31, 6, '#e9bfa0') +
  fill('M50 12Q88 14 88 56Q90 100 90 120H10Q10 100 12 56Q12 14 50 12Z', fur) +
  oval(50, 72, 25, 20, '#f3dcc2') +
  fill('M42 62Q50 58 58 62Q56 71 50 71Q44 71 42 62Z', brown) +
  line('M50 71V77M40 77Q45 82 50 77Q55 82 60 77', brown, 2.4) +
  fill('M45 79H55V88Q50 91 45 88Z', '#ffffff') +
  dot(33, 50, 5.4, brown) +
  dot(67, 50, 5.4, brown) +
  dot(34.6, 48.2, 1.8, '#ffffff') +
  dot(68.6, 48.2, 1.8, '#ffffff') +
  oval(22, 66, 6, 4, '#eea58b') +
  oval(78, 66, 6, 4, '#eea58b');

/** Baby and family: pastel sky, round hills and a marmot. */
export const murmeli: Brand = {
  name: 'Murmeli',
  ground: '#fff3d9',
  ink: brown,
  tones: [
    { main: '#7cc4b5', soft: '#e3f5f0' },
    { main: '#f5b94d', soft: '#fff3d9' },
    { main: '#ef8f7f', soft: '#fde9e4' },
    { main: '#7fb2e5', soft: '#e6f1fc' },
  ],
  wordmark: { text: 'murmeli', face: round900, tracking: -0.01 },
  mark: () => place(marmot, 6, 2, 82),
  face: (panel) => {
    const { width, height, art, tone, defs } = panel;
    const u = unitOf(panel);
    const wide = isWide(panel);
    const m = Math.min(6 * u, width * 0.08);
    const animal = wide
      ? { x: width * 0.68, y: height * 0.3, size: width * 0.27 }
      : { x: width * 0.22, y: height * 0.56, size: width * 0.56 };
    const hillTop = height * (wide ? 0.82 : 0.84);
    const text = wide ? width * 0.6 - m : width - 2 * m;
    const deep = mix(tone.main, '#3a2a20', 0.62);
    const hill = path(
      `M0 ${round(hillTop)}Q${round(width * 0.5)} ${round(hillTop - height * 0.1)} ${round(width)} ${round(hillTop + height * 0.02)}V${round(height)}H0Z`,
      { fill: tone.main },
    );
    const clip = defs.clip(rect(0, 0, width, height));
    return `<g clip-path="${clip}">${
      rect(0, 0, width, height, { fill: tone.soft }) +
      circle(animal.x + animal.size / 2, animal.y + animal.size * 0.55, animal.size * 0.78, {
        fill: mix(tone.soft, tone.main, 0.3),
      }) +
      place(marmot, animal.x, animal.y, animal.size) +
      hill +
      circle(wide ? width * 0.6 : width * 0.84, hillTop - (wide ? 4 : 6) * u, 10 * u, { fill: '#ffffff' }) +
      motifAt(
        art.motif,
        (wide ? width * 0.6 : width * 0.84) - 7 * u,
        hillTop - (wide ? 11 : 13) * u,
        14 * u,
        { main: tone.main, soft: lighter(tone.main, 0.5), light: '#ffffff' },
      ) +
      logoAt(
        murmeli,
        { x: m, y: m * 0.7, width: text, height: 12 * u, align: wide ? 'start' : 'middle' },
        { main: brown, soft: tone.main, light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Murmeli'),
            face: round900,
            size: 15 * u,
            fill: deep,
            lines: wide ? 2 : 3,
            leading: 1.02,
          },
          { text: art.strength, face: round900, size: 8 * u, fill: tone.main, gap: 4 * u },
          { text: art.claim, face: plain, size: 5.6 * u, fill: brown, gap: 4 * u, lines: wide ? 2 : 3 },
        ],
        {
          x: m,
          y: m + 14 * u,
          width: wide ? text - 4 * u : text,
          height: wide ? hillTop - height * 0.06 - m - 16 * u : animal.y - m - 18 * u,
          align: wide ? 'start' : 'middle',
          anchor: 'middle',
        },
      ).svg +
      typeset([{ text: contentLine(art), face: round900, size: 6.4 * u, fill: '#ffffff' }], {
        x: m,
        y: hillTop,
        width: wide ? text : width - 2 * m,
        height: height - hillTop - 3 * u,
        anchor: 'bottom',
        align: wide ? 'start' : 'middle',
      }).svg
    }</g>`;
  },
  edges: (tone) => ({ top: tone.soft, bottom: tone.main }),
  side: (tone) => tone.main,
  cap: (tone) => tone.main,
  text: round900,
};
