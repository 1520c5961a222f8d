import { lighter } from '../svg/colour.ts';
import { ellipse, path, round } from '../svg/elements.ts';
import { screwCap, smoothLid } from './closures.ts';
import { type Print, wrapped } from './label.ts';
import type { Drawn } from './placement.ts';
import { cylinder, lidEllipse, rimOf, roundLight, roundShadow } from './shading.ts';

/** The printed wall of a cylinder, lit. */
function wall(print: Print, width: number, top: number, bottom: number, code: boolean): string {
  return (
    wrapped(print, width, top, bottom, code) +
    path(cylinder(width, top, bottom), { fill: roundLight(print.defs, 0.85) })
  );
}

/** A cream jar: low, with a wide smooth lid. */
export function jar(print: Print, width: number, height: number): Drawn {
  const { brand, tone, defs } = print;
  const lid = height * 0.36;
  const bottom = -rimOf(width);
  return {
    svg:
      roundShadow(width, height, defs) +
      wall(print, width, -height + lid, bottom, true) +
      smoothLid(width * 1.03, lid, -height + lid + 4, brand.cap(tone), defs),
    left: -width / 2,
    right: width / 2,
    top: -height - rimOf(width),
  };
}

/** A round pot for capsules and powders: printed wall, narrower ribbed cap. */
export function tin(print: Print, width: number, height: number): Drawn {
  const { brand, tone, defs } = print;
  const cap = height * 0.2;
  const shoulder = height * 0.07;
  const bottom = -rimOf(width);
  const top = -height + cap + shoulder;
  const neck = `M${round(-width / 2)} ${round(top)}Q${round(-width / 2)} ${round(top - shoulder)} ${round(-width * 0.4)} ${round(top - shoulder)}H${round(width * 0.4)}Q${round(width / 2)} ${round(top - shoulder)} ${round(width / 2)} ${round(top)}Z`;
  return {
    svg:
      roundShadow(width, height, defs) +
      path(neck, { fill: '#ffffff' }) +
      lidEllipse(width, top, '#ffffff') +
      path(neck, { fill: roundLight(defs, 0.7) }) +
      wall(print, width, top, bottom, true) +
      screwCap(width * 0.84, cap, top - shoulder * 0.8, brand.cap(tone), defs),
    left: -width / 2,
    right: width / 2,
    top: -height - rimOf(width * 0.84),
  };
}

/** A tube of effervescent tablets with two of them beside it. */
export function fizzTube(print: Print, width: number, height: number): Drawn {
  const { brand, tone, defs } = print;
  const cap = height * 0.12;
  const tablet = width * 0.78;
  return {
    svg:
      roundShadow(width, height, defs) +
      wall(print, width, -height + cap, -rimOf(width), false) +
      smoothLid(width * 1.06, cap, -height + cap + 3, brand.cap(tone), defs) +
      looseTablets(width / 2 + tablet * 0.62, tablet, lighter(tone.soft, 0.55), defs),
    left: -width / 2,
    right: width / 2 + tablet * 1.2,
    top: -height - rimOf(width),
  };
}

function looseTablets(x: number, size: number, colour: string, defs: Print['defs']): string {
  const thick = size * 0.22;
  const rim = (size / 2) * 0.36;
  const lying = (y: number, dx: number) =>
    ellipse(x + dx, y + 2, size / 2, rim, { fill: colour }) +
    path(
      `M${round(x + dx - size / 2)} ${round(y - thick)}V${round(y)}A${round(size / 2)} ${round(rim)} 0 0 0 ${round(x + dx + size / 2)} ${round(y)}V${round(y - thick)}Z`,
      { fill: colour },
    ) +
    path(
      `M${round(x + dx - size / 2)} ${round(y - thick)}V${round(y)}A${round(size / 2)} ${round(rim)} 0 0 0 ${round(x + dx + size / 2)} ${round(y)}V${round(y - thick)}Z`,
      { fill: roundLight(defs, 0.55) },
    ) +
    ellipse(x + dx, y - thick, size / 2, rim, { fill: lighter(colour, 0.5) }) +
    ellipse(x + dx, y - thick, size * 0.36, rim * 0.72, { fill: 'none', stroke: colour, 'stroke-width': 2 });
  return (
    ellipse(x + 8, -rim * 0.5, size * 0.6, rim, { fill: '#1c1a15', opacity: 0.35, filter: defs.blur(5) }) +
    lying(-rim, 0) +
    lying(-rim - thick - 2, size * 0.07)
  );
}

/** A care stick: printed sleeve, smooth cap. */
export function stick(print: Print, width: number, height: number): Drawn {
  const { brand, tone, defs } = print;
  const cap = height * 0.36;
  return {
    svg:
      roundShadow(width, height, defs) +
      wall(print, width, -height + cap, -rimOf(width), false) +
      smoothLid(width * 0.98, cap, -height + cap, brand.cap(tone), defs),
    left: -width / 2,
    right: width / 2,
    top: -height - rimOf(width),
  };
}
