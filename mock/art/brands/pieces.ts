import { drawMotif, type MotifColours, type MotifName } from '../motifs/index.ts';
import type { PackArt } from '../pack-art.ts';
import { group, path, place, round } from '../svg/elements.ts';
import { capHeightOf, outlineOf, widthOf } from '../text/line.ts';
import type { Brand, Panel } from './brand.ts';

/** A length that grows with the panel, whatever its proportions: a hundredth of its mean edge. */
export function unitOf({ width, height }: Pick<Panel, 'width' | 'height'>): number {
  return Math.sqrt(width * height) / 100;
}

export const isWide = ({ width, height }: Pick<Panel, 'width' | 'height'>): boolean => width > height * 0.95;

/** "20 Filmtabletten · N2" */
export function contentLine({ content, norm }: PackArt): string {
  return norm === '' ? content : `${content} · ${norm}`;
}

/** Form and active ingredient in one line, as medicines print it under the name. */
export function substanceLine({ ingredient, form }: PackArt): string {
  return ingredient === '' || form === '' ? ingredient || form : `${form} mit ${ingredient}`;
}

/** The name without the brand, for brands whose logo stands right above it. */
export function ownTitle({ title }: PackArt, brand: string): string {
  return title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;
}

/** The motif at (x, y) in a square of `size`. */
export function motifAt(name: MotifName, x: number, y: number, size: number, colours: MotifColours): string {
  return place(drawMotif(name, colours), x, y, size);
}

/** Mark and name side by side; `height` is the mark's. Answers the width, so that it can be right-aligned. */
function logo(brand: Brand, height: number, colours: MotifColours): { svg: string; width: number } {
  const { text, face, tracking } = brand.wordmark;
  const size = height * 0.82;
  const style = { face, size, tracking };
  const gap = height * 0.3;
  const baseline = height / 2 + capHeightOf(style) / 2;
  const svg =
    place(brand.mark(colours), 0, 0, height) +
    path(outlineOf(text, height + gap, baseline, style), { fill: colours.main });
  return { svg, width: height + gap + widthOf(text, style) };
}

/** A logo at most `width` wide at (x, y), aligned within that width. */
export function logoAt(
  brand: Brand,
  {
    x,
    y,
    width,
    height,
    align = 'start',
  }: { x: number; y: number; width: number; height: number; align?: 'start' | 'middle' | 'end' },
  colours: MotifColours,
): string {
  const drawn = logo(brand, height, colours);
  const scale = Math.min(1, width / drawn.width);
  const rest = width - drawn.width * scale;
  const left = x + (align === 'end' ? rest : align === 'middle' ? rest / 2 : 0);
  return group(drawn.svg, {
    transform: `translate(${round(left)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})`,
  });
}
