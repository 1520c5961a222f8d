import { darker, lighter } from '../svg/colour.ts';
import { group, path, rect, round } from '../svg/elements.ts';
import { smoothLid } from './closures.ts';
import { type Print, printed } from './label.ts';
import type { Drawn } from './placement.ts';
import { rimOf, roundLight, roundShadow } from './shading.ts';

/** A tube standing on its cap, round at the foot and pressed flat at the top. */
export function standingTube(print: Print, width: number, height: number): Drawn {
  const { brand, tone, defs } = print;
  const foot = width * 0.86;
  const cap = height * 0.15;
  const seam = height * 0.045;
  const [half, base] = [width / 2, -cap - 2];
  const outline = `M${round(-half)} ${round(-height)}H${round(half)}C${round(half * 0.99)} ${round(-height * 0.6)} ${round(foot / 2 + 4)} ${round(-height * 0.42)} ${round(foot / 2)} ${round(base)}A${round(foot / 2)} ${round(rimOf(foot))} 0 0 1 ${round(-foot / 2)} ${round(base)}C${round(-foot / 2 - 4)} ${round(-height * 0.42)} ${round(-half * 0.99)} ${round(-height * 0.6)} ${round(-half)} ${round(-height)}Z`;
  const area = { x: -half, y: -height + seam, width, height: height - seam - cap + rimOf(foot) };
  return {
    svg:
      roundShadow(foot * 0.8, height, defs) +
      smoothLid(foot * 0.8, cap, -rimOf(foot * 0.8), brand.cap(tone), defs) +
      group(printed(print, area, true) + crimp(-half, -height, width, seam, brand.side(tone)), {
        'clip-path': defs.clip(path(outline)),
      }) +
      path(outline, { fill: roundLight(defs, 0.8) }) +
      path(outline, {
        fill: defs.linear(
          [
            [0, '#ffffff', 0.28],
            [0.3, '#ffffff', 0],
            [1, '#000000', 0.06],
          ],
          [0, 0, 0, 1],
        ),
      }),
    left: -half,
    right: half,
    top: -height,
  };
}

/** The pressed seam with its fine lines. */
function crimp(x: number, y: number, width: number, height: number, colour: string): string {
  const lines = Array.from(
    { length: Math.floor(width / 6) },
    (_, i) => `M${round(x + i * 6 + 3)} ${round(y)}v${round(height)}`,
  );
  return (
    rect(x, y, width, height, { fill: lighter(colour, 0.3) }) +
    path(lines.join(''), { stroke: darker(colour, 0.3), 'stroke-width': 1.4, opacity: 0.45 })
  );
}

/** A metal tube lying in front of its box, cap to the right; drawn from its left end at (0, 0). */
export function lyingTube(print: Print, length: number, thick: number): Drawn {
  const { brand, tone, defs } = print;
  const seam = thick * 0.14;
  const cap = thick * 0.5;
  const neck = thick * 0.18;
  const end = length - cap - neck;
  const [top, bottom] = [-thick, 0];
  const outline = `M0 ${round(top - 3)}C${round(end * 0.4)} ${round(top - 1)} ${round(end * 0.7)} ${round(top)} ${round(end - 10)} ${round(top + thick * 0.03)}L${round(end + neck)} ${round(top + thick * 0.26)}V${round(bottom - thick * 0.26)}L${round(end - 10)} ${round(bottom - thick * 0.03)}C${round(end * 0.7)} ${round(bottom)} ${round(end * 0.4)} ${round(bottom + 1)} 0 ${round(bottom + 3)}Z`;
  const light = defs.linear(
    [
      [0, '#000000', 0.12],
      [0.16, '#ffffff', 0.4],
      [0.34, '#ffffff', 0.05],
      [0.7, '#000000', 0.08],
      [1, '#000000', 0.38],
    ],
    [0, 0, 0, 1],
  );
  const capBox = { x: end + neck, y: top + thick * 0.16, width: cap, height: thick * 0.68 };
  const ribs = Array.from(
    { length: 7 },
    (_, i) =>
      `M${round(capBox.x + 3)} ${round(capBox.y + (capBox.height / 7) * (i + 0.5))}h${round(cap - 8)}`,
  );
  return {
    svg:
      rect(4, -14, length - 4, 18, { fill: '#1c1a15', opacity: 0.5, rx: 9, filter: defs.blur(7) }) +
      group(
        rect(0, top - 4, length, thick + 8, { fill: '#ffffff' }) +
          printed(print, { x: seam, y: top, width: end - seam - 12, height: thick }) +
          group(crimp(top - 4, -seam, thick + 8, seam, '#c9ced1'), { transform: 'rotate(90)' }),
        { 'clip-path': defs.clip(path(outline)) },
      ) +
      path(outline, { fill: light }) +
      rect(capBox.x, capBox.y, capBox.width, capBox.height, { fill: brand.cap(tone), rx: 4 }) +
      path(ribs.join(''), { stroke: darker(brand.cap(tone), 0.3), 'stroke-width': 1.6, opacity: 0.35 }) +
      rect(capBox.x, capBox.y, capBox.width, capBox.height, { fill: light, rx: 4 }),
    left: 0,
    right: length,
    top: -thick,
  };
}
