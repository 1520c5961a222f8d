import { drawMotif } from '../motifs/index.ts';
import type { PackArt } from '../pack-art.ts';
import { lighter, mix } from '../svg/colour.ts';
import { Defs } from '../svg/defs.ts';
import { circle, place, rect, svgDocument } from '../svg/elements.ts';
import { row } from './row.ts';

const width = 1200;
const height = 800;

/** A category's picture: three packages of it on a quiet tint, or a sign where none may be shown. */
export function categoryPicture(packs: PackArt[], tint: string, label: string): string {
  const defs = new Defs();
  const content =
    rect(0, 0, width, height, { fill: tint }) +
    circle(width / 2, height * 0.5, height * 0.44, { fill: lighter(tint, 0.45) }) +
    rect(0, height * 0.82, width, height * 0.18, { fill: mix(tint, '#3a2f1a', 0.06) }) +
    (packs.length === 0 ? sign(tint) : '') +
    row(
      packs.slice(0, 3),
      { x: 110, width: width - 220, ground: height * 0.91, height: height * 0.72 },
      defs,
    );
  return svgDocument(width, height, defs.toString() + content, label);
}

/** For goods that must not be advertised (DE-PRESCRIPTION-04). */
function sign(tint: string): string {
  const size = height * 0.5;
  const colours = { main: mix(tint, '#06382c', 0.72), soft: mix(tint, '#06382c', 0.4), light: '#ffffff' };
  return place(drawMotif('shield', colours), (width - size) / 2, height * 0.2, size);
}
