import { darker, lighter, mix } from '../svg/colour.ts';
import { path, round } from '../svg/elements.ts';
import { pumpHead, screwCap, smoothLid, sprayHead } from './closures.ts';
import { type Print, wrapped } from './label.ts';
import type { Drawn } from './placement.ts';
import { cylinder, lidEllipse, rimOf, roundLight, roundShadow } from './shading.ts';

const amber = '#6b3410';

interface BodyShape {
  width: number;
  height: number;
  neck: number;
  /** Height of the shoulder between body and neck. */
  shoulder: number;
}

/** The outline of a bottle without its closure; the ground line is y = 0. */
function bottleOutline({ width, height, neck, shoulder }: BodyShape): string {
  const half = width / 2;
  const bottom = -rimOf(width);
  const top = -height;
  const throat = neck / 2;
  return `M${round(-half)} ${round(bottom)}A${round(half)} ${round(rimOf(width))} 0 0 0 ${round(half)} ${round(bottom)}V${round(top + shoulder)}C${round(half)} ${round(top + shoulder * 0.3)} ${round(throat)} ${round(top + shoulder * 0.4)} ${round(throat)} ${round(top)}H${round(-throat)}C${round(-throat)} ${round(top + shoulder * 0.4)} ${round(-half)} ${round(top + shoulder * 0.3)} ${round(-half)} ${round(top + shoulder)}Z`;
}

/** A brown glass bottle with a white screw cap: syrups and larger drops. */
export function glassBottle(print: Print, width: number, height: number): Drawn {
  const { defs, brand, tone } = print;
  const shape = { width, height, neck: width * 0.44, shoulder: height * 0.2 };
  const glass = bottleOutline(shape);
  const labelTop = -height + shape.shoulder + height * 0.05;
  const labelBottom = -rimOf(width) - height * 0.06;
  const cap = height * 0.13;
  return {
    svg:
      roundShadow(width, height, defs) +
      path(glass, { fill: amber }) +
      path(glass, {
        fill: defs.linear([
          [0, '#2b1204', 0.75],
          [0.2, '#c8772b', 0.55],
          [0.5, '#7a3d12', 0.1],
          [0.85, '#3a1806', 0.5],
          [1, '#1e0c02', 0.8],
        ]),
      }) +
      wrapped(print, width, labelTop, labelBottom, false) +
      path(cylinder(width, labelTop, labelBottom), { fill: roundLight(defs, 0.8) }) +
      screwCap(width * 0.52, cap, -height + cap * 0.3, brand.cap(tone), defs),
    left: -width / 2,
    right: width / 2,
    top: -height - cap * 0.7 - 8,
  };
}

/** A small brown bottle with a dropper: eye, ear and herbal drops. */
export function dropperBottle(print: Print, width: number, height: number): Drawn {
  const { defs, brand, tone } = print;
  const bottle = glassBottle(print, width, height * 0.66);
  const foot = -height * 0.68;
  return {
    svg:
      bottle.svg +
      smoothLid(width * 0.3, height * 0.2, foot - height * 0.09, lighter(brand.cap(tone), 0.3), defs) +
      screwCap(width * 0.52, height * 0.13, foot + height * 0.04, brand.cap(tone), defs),
    left: bottle.left,
    right: bottle.right,
    top: foot - height * 0.3,
  };
}

/** A white plastic bottle with nozzle and clear cap: nasal sprays. */
export function nasalBottle(print: Print, width: number, height: number): Drawn {
  const { defs, brand, tone } = print;
  const body = height * 0.5;
  const shape = { width, height: body, neck: width * 0.5, shoulder: body * 0.16 };
  const plastic = bottleOutline(shape);
  const labelTop = -body + shape.shoulder + body * 0.06;
  const labelBottom = -rimOf(width) - body * 0.06;
  const nozzle = (w: number, top: number) =>
    `M${round(-w / 2)} ${round(-body)}L${round(-w * 0.24)} ${round(top)}Q0 ${round(top - w * 0.24)} ${round(w * 0.24)} ${round(top)}L${round(w / 2)} ${round(-body)}Z`;
  const cap = cylinder(width * 0.62, -height, -body - 4);
  return {
    svg:
      roundShadow(width, height * 0.7, defs) +
      path(plastic, { fill: '#fbfbf9' }) +
      path(plastic, { fill: roundLight(defs, 0.6) }) +
      wrapped(print, width, labelTop, labelBottom, false) +
      path(cylinder(width, labelTop, labelBottom), { fill: roundLight(defs, 0.8) }) +
      path(cylinder(width * 0.66, -body - height * 0.03, -body + height * 0.02), { fill: brand.cap(tone) }) +
      path(cylinder(width * 0.66, -body - height * 0.03, -body + height * 0.02), {
        fill: roundLight(defs, 0.8),
      }) +
      path(nozzle(width * 0.46, -height * 0.9), { fill: '#ffffff' }) +
      path(nozzle(width * 0.46, -height * 0.9), { fill: roundLight(defs, 0.6) }) +
      path(cap, { fill: mix(brand.cap(tone), '#eaf2f4', 0.7), opacity: 0.45 }) +
      path(cap, { fill: roundLight(defs, 0.4) }) +
      lidEllipse(width * 0.62, -height, '#ffffff'),
    left: -width / 2,
    right: width / 2,
    top: -height - 8,
  };
}

/** A plastic bottle printed all over, with the closure of its kind on top. */
function printedBottle(
  print: Print,
  shape: BodyShape,
  ground: string,
  closure: string,
  closureHeight: number,
): Drawn {
  const { defs } = print;
  const outline = bottleOutline(shape);
  const labelTop = -shape.height + shape.shoulder * 0.96;
  const labelBottom = -rimOf(shape.width);
  return {
    svg:
      roundShadow(shape.width, shape.height, defs) +
      path(outline, { fill: ground }) +
      wrapped(print, shape.width, labelTop, labelBottom, true) +
      path(outline, { fill: roundLight(defs, 0.9) }) +
      closure,
    left: -shape.width / 2,
    right: shape.width / 2,
    top: -shape.height - closureHeight,
  };
}

/** The ground a bottle shows above its print: the colour its face starts with. */
function groundOf({ brand, tone }: Print): string {
  return mix(brand.side(tone), '#ffffff', 0.12);
}

/** A lotion dispenser. */
export function pumpBottle(print: Print, width: number, height: number): Drawn {
  const scale = width / 230;
  const shape = { width, height: height - 130 * scale, neck: width * 0.36, shoulder: width * 0.26 };
  const closure = pumpHead(-shape.height + 14 * scale, scale, print.brand.cap(print.tone), print.defs);
  const drawn = printedBottle(print, shape, groundOf(print), closure, 130 * scale);
  return { ...drawn, left: Math.min(drawn.left, -136 * scale) };
}

/** A mist spray: throat, wound and insect sprays. */
export function sprayBottle(print: Print, width: number, height: number): Drawn {
  const scale = width / 170;
  const shape = { width, height: height - 110 * scale, neck: width * 0.46, shoulder: width * 0.24 };
  const closure = sprayHead(-shape.height + 10 * scale, scale, print.brand.cap(print.tone), print.defs);
  return printedBottle(print, shape, groundOf(print), closure, 112 * scale);
}

/** A bottle with a wide snap cap: shampoos, mouth rinses, bath oils. */
export function flask(print: Print, width: number, height: number): Drawn {
  const cap = width * 0.32;
  const shape = { width, height: height - cap, neck: width * 0.5, shoulder: width * 0.22 };
  const closure = smoothLid(
    width * 0.54,
    cap,
    -shape.height + 8,
    darker(print.brand.cap(print.tone), 0.02),
    print.defs,
  );
  return printedBottle(print, shape, groundOf(print), closure, cap);
}
