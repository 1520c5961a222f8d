import { circle, ellipse, path } from '../svg/elements.ts';

/** The three tones a motif is drawn in; the brand decides which colours they are. */
export interface MotifColours {
  main: string;
  soft: string;
  light: string;
}

/** A drawing in a box of 100 × 100 units. */
export type Motif = (colours: MotifColours) => string;

export const fill = (d: string, colour: string): string => path(d, { fill: colour });

export const line = (d: string, colour: string, width = 4): string =>
  path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

export const dot = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, { fill: colour });

export const oval = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  ellipse(x, y, rx, ry, { fill: colour });

/** A leaf from a stem point, pointing at `angle` degrees (0 = right, 90 = down). */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  colour: string,
): string {
  const half = length / 2;
  return path(`M0 0Q${half} ${-width} ${length} 0Q${half} ${width} 0 0Z`, {
    fill: colour,
    transform: `translate(${x} ${y}) rotate(${angle})`,
  });
}

/** `count` copies of a drawing turned around a centre. */
export function around(count: number, x: number, y: number, drawing: string, from = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${from + (360 / count) * index} ${x} ${y})">${drawing}</g>`,
  ).join('');
}
