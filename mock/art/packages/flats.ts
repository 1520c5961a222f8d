import { lighter, mix } from '../svg/colour.ts';
import { group, path, rect, round } from '../svg/elements.ts';
import { type Print, printed } from './label.ts';

/** A foil blister, seen from its tablets' side; (0, 0) is its upper left corner. */
export function blister({ art, tone, defs }: Print, width: number, height: number): string {
  const foil = defs.linear(
    [
      [0, '#e9ecee'],
      [0.3, '#c3c9cc'],
      [0.5, '#f6f8f8'],
      [0.75, '#b9bfc3'],
      [1, '#dfe3e5'],
    ],
    [0, 0, 1, 0.5],
  );
  const columns = 5;
  const [stepX, stepY] = [(width - 40) / columns, (height - 34) / 2];
  const capsules = art.form.includes('apsel');
  const pill = mix(tone.soft, '#ffffff', 0.62);
  const pockets = Array.from({ length: columns * 2 }, (_, i) => {
    const x = 20 + (i % columns) * stepX + stepX / 2;
    const y = 17 + Math.floor(i / columns) * stepY + stepY / 2;
    const [w, h] = [stepX * 0.72, stepY * (capsules ? 0.8 : 0.6)];
    const r = Math.min(w, h) / 2;
    return (
      rect(x - w / 2, y - h / 2, w, h, { rx: r, fill: '#8d9498', opacity: 0.55 }) +
      rect(x - w / 2 + 3, y - h / 2 + 2, w - 7, h - 7, { rx: r - 3, fill: pill }) +
      rect(x - w / 2 + 3, y - h / 2 + 2, w - 7, h - 7, {
        rx: r - 3,
        fill: defs.linear(
          [
            [0, '#ffffff', 0.6],
            [0.5, '#ffffff', 0],
            [1, '#000000', 0.16],
          ],
          [0, 0, 1, 1],
        ),
      }) +
      path(
        `M${round(x - w * 0.28)} ${round(y - h * 0.2)}q${round(w * 0.1)} ${round(-h * 0.16)} ${round(w * 0.28)} ${round(-h * 0.16)}`,
        { stroke: '#ffffff', 'stroke-width': 4, 'stroke-linecap': 'round', fill: 'none', opacity: 0.85 },
      )
    );
  });
  return (
    rect(6, 10, width, height, { rx: 14, fill: '#1c1a15', opacity: 0.28, filter: defs.blur(8) }) +
    rect(0, 0, width, height, { rx: 14, fill: foil }) +
    rect(1.5, 1.5, width - 3, height - 3, {
      rx: 13,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 2,
      opacity: 0.7,
    }) +
    pockets.join('')
  );
}

/** A sealed sachet; (0, 0) is its upper left corner. */
export function sachet(print: Print, width: number, height: number): string {
  const { defs, tone, brand } = print;
  const seal = height * 0.08;
  const teeth = (y: number, dir: number) =>
    Array.from(
      { length: 14 },
      (_, i) =>
        `L${round((width / 14) * (i + 0.5))} ${round(y + dir * 5)}L${round((width / 14) * (i + 1))} ${round(y)}`,
    ).join('');
  const back = Array.from(
    { length: 14 },
    (_, i) =>
      `L${round(width - (width / 14) * (i + 0.5))} ${round(height + 5)}L${round(width - (width / 14) * (i + 1))} ${round(height)}`,
  ).join('');
  const outline = `M0 0${teeth(0, -1)}V${round(height)}${back}Z`;
  const sealLines = (y: number) =>
    Array.from({ length: 4 }, (_, i) => `M0 ${round(y + (seal / 4) * (i + 0.5))}H${round(width)}`).join('');
  return (
    rect(8, 12, width, height, { fill: '#1c1a15', opacity: 0.3, filter: defs.blur(9) }) +
    group(
      rect(0, -6, width, height + 12, { fill: lighter(brand.side(tone), 0.35) }) +
        printed(print, { x: 0, y: seal, width, height: height - 2 * seal }),
      { 'clip-path': defs.clip(path(outline)) },
    ) +
    path(sealLines(0) + sealLines(height - seal), { stroke: '#000000', 'stroke-width': 1.4, opacity: 0.12 }) +
    path(outline, {
      fill: defs.linear([
        [0, '#000000', 0.16],
        [0.12, '#ffffff', 0.28],
        [0.4, '#ffffff', 0],
        [0.8, '#000000', 0.04],
        [1, '#000000', 0.2],
      ]),
    })
  );
}
