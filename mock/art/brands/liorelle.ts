import { line, oval } from '../motifs/ink.ts';
import { lighter } from '../svg/colour.ts';
import { circle, path, rect, round } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import { typeset } from '../text/typeset.ts';
import type { Brand } from './brand.ts';
import { contentLine, isWide, logoAt, motifAt, ownTitle, unitOf } from './pieces.ts';

const display: Typeface = { family: 'fraunces', weight: 300 };
const plain: Typeface = { family: 'figtree', weight: 500 };

/** Cosmetics: powdery grounds, an arch with a setting sun, thin letters. */
export const liorelle: Brand = {
  name: 'Liorelle',
  ground: '#f6e4da',
  ink: '#7a3b2a',
  tones: [
    { main: '#b5654a', soft: '#f3d9cb' },
    { main: '#5f7d6e', soft: '#dbe7dd' },
    { main: '#c99a2e', soft: '#f9ecc8' },
    { main: '#8a6a9e', soft: '#e8dcef' },
    { main: '#3f7f9a', soft: '#d3e8f0' },
  ],
  wordmark: { text: 'liorelle', face: { family: 'fraunces', weight: 300 }, tracking: 0.06 },
  mark: ({ main, soft }) =>
    line('M10 94V50Q10 8 50 8Q90 8 90 50V94', main, 4) +
    oval(50, 62, 22, 22, soft) +
    line('M2 94H98', main, 4),
  face: (panel) => {
    const { width, height, art, tone } = panel;
    const u = unitOf(panel);
    const m = Math.min(6 * u, width * 0.08);
    const wide = isWide(panel);
    const deep = '#4a2f28';
    const cx = wide ? width * 0.79 : width / 2;
    const half = wide ? width * 0.15 : Math.min(width * 0.32, height * 0.2);
    const base = height * (wide ? 1 : 0.8);
    const apex = wide ? height * 0.14 : height * 0.42;
    const arch = `M${round(cx - half)} ${round(base)}V${round(apex + half)}A${round(half)} ${round(half)} 0 0 1 ${round(cx + half)} ${round(apex + half)}V${round(base)}Z`;
    const text = wide ? width * 0.58 - m : width - 2 * m;
    return (
      rect(0, 0, width, height, { fill: tone.soft }) +
      path(arch, { fill: lighter(tone.main, 0.35) }) +
      circle(cx, base - half * 0.35, half * 0.74, { fill: tone.main }) +
      motifAt(art.motif, cx - half * 0.5, apex + half * 0.32, half, {
        main: '#ffffff',
        soft: tone.soft,
        light: tone.main,
      }) +
      (wide
        ? ''
        : rect(0, base, width, height - base, { fill: tone.soft }) +
          rect(m, base, width - 2 * m, 0.4 * u, { fill: deep })) +
      logoAt(
        liorelle,
        { x: m, y: m, width: text, height: 10 * u, align: wide ? 'start' : 'middle' },
        { main: deep, soft: tone.main, light: '#ffffff' },
      ) +
      typeset(
        [
          {
            text: ownTitle(art, 'Liorelle'),
            face: display,
            size: 15 * u,
            fill: deep,
            lines: 3,
            leading: 1.06,
          },
          { text: art.strength, face: plain, size: 7 * u, fill: tone.main, gap: 4.4 * u },
          { text: art.claim, face: plain, size: 4.8 * u, fill: '#6e554c', gap: 4.2 * u, lines: 3 },
        ],
        {
          x: m,
          y: m + 15 * u,
          width: text,
          height: wide ? height - 2 * m - 26 * u : apex - m - 17 * u,
          align: wide ? 'start' : 'middle',
          anchor: 'middle',
        },
      ).svg +
      typeset([{ text: contentLine(art), face: plain, size: 5.2 * u, fill: deep, tracking: 0.04 }], {
        x: m,
        y: height - m - 5 * u,
        width: text,
        height: 5 * u,
        anchor: 'bottom',
        align: wide ? 'start' : 'middle',
      }).svg
    );
  },
  edges: (tone) => ({ top: tone.soft, bottom: tone.soft }),
  side: (tone) => tone.main,
  cap: (tone) => lighter(tone.main, 0.12),
  text: { family: 'fraunces', weight: 400 },
};
