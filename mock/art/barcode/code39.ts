import { path, round } from '../svg/elements.ts';

/** Nine elements per character, bar first; `w` wide, `n` narrow (ISO/IEC 16388). */
const patterns: Record<string, string> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  '-': 'nwnnnnwnw',
  '*': 'nwnnwnwnn',
};

const wide = 2.5;

/** The bars of a text as [start, width] in narrow-element widths, with start and stop sign. */
export function code39Bars(text: string): { bars: [start: number, width: number][]; length: number } {
  const bars: [number, number][] = [];
  let position = 0;
  for (const character of `*${text}*`) {
    const pattern = patterns[character];
    if (!pattern) throw new RangeError(`Code 39 has no sign "${character}" here; use digits and hyphens`);
    [...pattern].forEach((element, index) => {
      const width = element === 'w' ? wide : 1;
      if (index % 2 === 0) bars.push([position, width]);
      position += width;
    });
    position += 1;
  }
  return { bars, length: position - 1 };
}

/** The bars of a German PZN code ("-" plus the eight digits) as one path of the given width and height. */
export function pznBarcode(pzn: string, x: number, y: number, width: number, height: number): string {
  const { bars, length } = code39Bars(`-${pzn}`);
  const module = width / length;
  const d = bars.map(([start, bar]) => {
    const left = Math.round((x + start * module) * 100) / 100;
    return `M${left} ${round(y)}h${Math.round(bar * module * 100) / 100}v${round(height)}H${left}Z`;
  });
  return path(d.join(''), { fill: '#111111' });
}
