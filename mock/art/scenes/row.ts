import type { PackArt } from '../pack-art.ts';
import { drawPackage } from '../packages/index.ts';
import type { Defs } from '../svg/defs.ts';
import { group, round } from '../svg/elements.ts';

/** The room a row of packages may fill; they stand on `ground` in the middle of it. */
export interface RowArea {
  x: number;
  width: number;
  ground: number;
  height: number;
  /** Share of each package hidden by its right neighbour, 0–0.3. */
  overlap?: number;
}

/** Packages side by side on one ground line, as large as the room allows and in true proportion. */
export function row(arts: PackArt[], area: RowArea, defs: Defs): string {
  const drawn = arts.map((art) => drawPackage(art, defs));
  const overlap = area.overlap ?? -0.05;
  const widths = drawn.map(({ left, right }) => right - left);
  const advance = widths.map((width) => width * (1 - overlap));
  const total = advance.slice(0, -1).reduce((sum, step) => sum + step, 0) + (widths.at(-1) ?? 0);
  const tallest = Math.max(...drawn.map(({ top, below = 0 }) => below - top));
  const scale = Math.min(area.width / total, area.height / tallest);
  let pen = area.x + (area.width - total * scale) / 2;
  return drawn
    .map((item, index) => {
      const x = pen - item.left * scale;
      const y = area.ground - (item.below ?? 0) * scale;
      pen += (advance[index] ?? 0) * scale;
      return group(item.svg, {
        transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})`,
      });
    })
    .join('');
}
