import { line } from './ink.ts';

/** Which of the seven strokes each figure lights: top, upper right, lower right, bottom, lower left, upper left, middle. */
const segments: Record<string, string> = {
  '0': '1111110',
  '1': '0110000',
  '2': '1101101',
  '3': '1111001',
  '4': '0110011',
  '5': '1011011',
  '6': '1011111',
  '7': '1110000',
  '8': '1111111',
  '9': '1111011',
};

/** A number as on the display of a device; `height` in motif units, figures half as wide as high. */
export function sevenSegment(text: string, x: number, y: number, height: number, colour: string): string {
  const width = height / 2;
  let pen = x;
  let d = '';
  for (const character of text) {
    if (character === '.') {
      d += `M${pen - height * 0.1} ${y + height}h.1`;
      pen += height * 0.14;
      continue;
    }
    d += figure(segments[character] ?? '0000000', pen, y, width, height / 2);
    pen += width + height * 0.3;
  }
  return line(d, colour, height * 0.16);
}

function figure(lit: string, x: number, y: number, width: number, half: number): string {
  const strokes = [
    `M${x} ${y}h${width}`,
    `M${x + width} ${y}v${half}`,
    `M${x + width} ${y + half}v${half}`,
    `M${x} ${y + half * 2}h${width}`,
    `M${x} ${y + half}v${half}`,
    `M${x} ${y}v${half}`,
    `M${x} ${y + half}h${width}`,
  ];
  return strokes.filter((_, index) => lit[index] === '1').join('');
}
