import type { Defs } from '../svg/defs.ts';
import { ellipse, path, round } from '../svg/elements.ts';
import { camera } from './placement.ts';

/** Light from the upper left on something round: bright stripe, dark edges. */
export function roundLight(defs: Defs, strength = 1): string {
  return defs.linear([
    [0, '#000000', 0.3 * strength],
    [0.08, '#000000', 0.12 * strength],
    [0.24, '#ffffff', 0.3 * strength],
    [0.34, '#ffffff', 0.08 * strength],
    [0.6, '#000000', 0.02 * strength],
    [0.86, '#000000', 0.16 * strength],
    [1, '#000000', 0.36 * strength],
  ]);
}

/** The height of the ellipse that a circle of this width shows. */
export function rimOf(width: number): number {
  return (width / 2) * camera.flatten;
}

/**
 * The outline of an upright cylinder between two heights (y grows downwards); its edges are the
 * front halves of the rims, so that lids and labels follow the roundness.
 */
export function cylinder(width: number, top: number, bottom: number, centre = 0): string {
  const half = round(width / 2);
  const rim = round(rimOf(width));
  const [left, right] = [round(centre - half), round(centre + half)];
  return `M${left} ${round(top)}V${round(bottom)}A${half} ${rim} 0 0 0 ${right} ${round(bottom)}V${round(top)}A${half} ${rim} 0 0 1 ${left} ${round(top)}Z`;
}

/** The lid of a cylinder, seen slightly from above. */
export function lidEllipse(width: number, y: number, fill: string, centre = 0): string {
  return ellipse(centre, y, width / 2, rimOf(width), { fill });
}

/** The soft shadow to the right of something round and the dark line under it. */
export function roundShadow(width: number, height: number, defs: Defs, centre = 0): string {
  const reach = Math.min(130, height * 0.26);
  return (
    path(
      `M${round(centre - width * 0.42)} 4L${round(centre + width / 2 + reach)} ${round(-6)}L${round(centre + width / 2 + reach * 0.6)} -30L${round(centre)} -26Z`,
      { fill: '#2d2a22', opacity: 0.3, filter: defs.blur(14) },
    ) +
    ellipse(centre + 4, -rimOf(width) * 0.7, width * 0.52, rimOf(width) + 4, {
      fill: '#1c1a15',
      opacity: 0.5,
      filter: defs.blur(5),
    })
  );
}
