import { pznBarcode } from '../barcode/code39.ts';
import type { Brand, Tone } from '../brands/brand.ts';
import type { PackArt } from '../pack-art.ts';
import type { Defs } from '../svg/defs.ts';
import { group, path, rect, round } from '../svg/elements.ts';
import { typeset } from '../text/typeset.ts';
import { cylinder, rimOf } from './shading.ts';

/** Where a printed surface sits on a package. */
export interface LabelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is printed: the product and the look of its brand. */
export interface Print {
  art: PackArt;
  brand: Brand;
  tone: Tone;
  defs: Defs;
}

/** The brand's face set into an area; `code` adds the PZN barcode where the label turns away. */
export function printed({ art, brand, tone, defs }: Print, area: LabelArea, code = false): string {
  const { width, height } = area;
  const face = brand.face({ width, height, art, tone, defs });
  return group(face + (code ? turningCode(art.pzn, width, height) : ''), {
    transform: `translate(${round(area.x)} ${round(area.y)})`,
  });
}

/**
 * The face around the wall of a cylinder between two heights: flat in the middle, its edges running
 * on above and below where the rim curves away.
 */
export function wrapped(print: Print, width: number, top: number, bottom: number, code: boolean): string {
  const rim = rimOf(width);
  const edges = print.brand.edges(print.tone);
  const area = { x: -width / 2, y: top + rim, width, height: bottom - top - rim * 0.5 };
  return group(
    rect(area.x, top, width, rim + 2, { fill: edges.top }) +
      rect(area.x, bottom, width, rim + 2, { fill: edges.bottom }) +
      printed(print, area, code),
    { 'clip-path': print.defs.clip(path(cylinder(width, top, bottom))) },
  );
}

/** A barcode running up the right edge, narrow because that part of the label faces sideways. */
function turningCode(pzn: string, width: number, height: number): string {
  const length = Math.min(height * 0.42, 150);
  const depth = Math.min(width * 0.058, 16);
  const code =
    rect(0, 0, length, depth, { fill: '#ffffff' }) +
    pznBarcode(pzn, length * 0.05, depth * 0.12, length * 0.9, depth * 0.5) +
    typeset(
      [
        {
          text: `PZN - ${pzn}`,
          face: { family: 'figtree', weight: 600 },
          size: depth * 0.26,
          fill: '#111111',
        },
      ],
      { x: 0, y: depth * 0.7, width: length, height: depth * 0.24, align: 'middle' },
    ).svg;
  return group(code, {
    transform: `translate(${round(width - depth - width * 0.008)} ${round(height * 0.5 + length / 2)}) rotate(-90)`,
  });
}
