import { darker, lighter } from '../svg/colour.ts';
import type { Defs } from '../svg/defs.ts';
import { path, rect, round } from '../svg/elements.ts';
import { cylinder, lidEllipse, roundLight } from './shading.ts';

/** A ribbed screw cap on a bottle; its foot at `bottom`. Answers the drawing only. */
export function screwCap(width: number, height: number, bottom: number, colour: string, defs: Defs): string {
  const top = bottom - height;
  const ribs = Array.from({ length: Math.round(width / 7) }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / Math.round(width / 7);
    const x = -Math.cos(angle) * width * 0.495;
    return `M${round(x)} ${round(top + height * 0.2)}V${round(bottom)}`;
  }).join('');
  return (
    path(cylinder(width, top, bottom), { fill: colour }) +
    path(ribs, { stroke: darker(colour, 0.28), 'stroke-width': 1.1, opacity: 0.4 }) +
    path(cylinder(width, top, bottom), { fill: roundLight(defs, 0.8) }) +
    lidEllipse(width, top, lighter(colour, 0.25))
  );
}

/** A smooth lid, for jars and sticks. */
export function smoothLid(width: number, height: number, bottom: number, colour: string, defs: Defs): string {
  const top = bottom - height;
  return (
    path(cylinder(width, top, bottom), { fill: colour }) +
    path(cylinder(width, top, bottom), { fill: roundLight(defs, 0.75) }) +
    lidEllipse(width, top, lighter(colour, 0.32))
  );
}

/** A dispenser: collar, stem and a head with its spout to the left. */
export function pumpHead(bottom: number, scale: number, colour: string, defs: Defs): string {
  const s = scale;
  const collar = bottom - 46 * s;
  const head = collar - 92 * s;
  const light = roundLight(defs, 0.8);
  const spout = `M${-40 * s} ${head}H${34 * s}Q${44 * s} ${head} ${44 * s} ${head + 12 * s}V${head + 40 * s}H${-34 * s}V${head + 34 * s}H${-96 * s}Q${-118 * s} ${head + 36 * s} ${-118 * s} ${head + 58 * s}H${-134 * s}Q${-136 * s} ${head + 14 * s} ${-96 * s} ${head + 8 * s}Z`;
  return (
    rect(-13 * s, head + 36 * s, 26 * s, 62 * s, { fill: lighter(colour, 0.2) }) +
    rect(-13 * s, head + 36 * s, 26 * s, 62 * s, { fill: light }) +
    path(cylinder(96 * s, collar, bottom), { fill: colour }) +
    path(cylinder(96 * s, collar, bottom), { fill: light }) +
    lidEllipse(96 * s, collar, lighter(colour, 0.25)) +
    path(spout, { fill: colour }) +
    path(spout, {
      fill: defs.linear(
        [
          [0, '#ffffff', 0.35],
          [0.4, '#ffffff', 0],
          [1, '#000000', 0.2],
        ],
        [0, 0, 0, 1],
      ),
    })
  );
}

/** A mist sprayer: collar and a push button with its nozzle to the left. */
export function sprayHead(bottom: number, scale: number, colour: string, defs: Defs): string {
  const s = scale;
  const collar = bottom - 44 * s;
  const button = collar - 74 * s;
  const light = roundLight(defs, 0.8);
  return (
    path(cylinder(84 * s, collar, bottom), { fill: colour }) +
    path(cylinder(84 * s, collar, bottom), { fill: light }) +
    lidEllipse(84 * s, collar, lighter(colour, 0.2)) +
    rect(-46 * s, button + 22 * s, 22 * s, 18 * s, { fill: darker(colour, 0.18), rx: 3 * s }) +
    path(cylinder(62 * s, button, collar - 6 * s), { fill: colour }) +
    path(cylinder(62 * s, button, collar - 6 * s), { fill: light }) +
    lidEllipse(62 * s, button, lighter(colour, 0.34))
  );
}
