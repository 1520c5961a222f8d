import { pznBarcode } from '../barcode/code39.ts';
import { type Brand, type Panel, type Tone, toneOf } from '../brands/brand.ts';
import { brands } from '../brands/index.ts';
import { contentLine } from '../brands/pieces.ts';
import type { PackArt } from '../pack-art.ts';
import { darker, lighter, readableOn } from '../svg/colour.ts';
import type { Defs } from '../svg/defs.ts';
import { group, path, rect, round } from '../svg/elements.ts';
import { typeset } from '../text/typeset.ts';
import { camera, type Drawn } from './placement.ts';

export interface BoxSize {
  width: number;
  height: number;
  depth: number;
}

/** A folding box standing on the ground, its near upright edge at x = 0: front to the left, side to the right. */
export function drawBox(art: PackArt, size: BoxSize, defs: Defs): Drawn {
  const brand: Brand = brands[art.brand];
  const tone = toneOf(brand, art.tone);
  const { width, height, depth } = size;
  const left = -width * camera.frontX;
  const top = -height * camera.rise;
  const leftTop = top - width * camera.frontY;
  const front = plane(
    frontFace({ width, height, art, tone, defs }, brand),
    camera.frontX,
    camera.frontY,
    left,
    leftTop,
  );
  const side = plane(sideFace(brand, tone, art, size, defs), camera.depthX, camera.depthY, 0, top);
  const lid = topFace(brand, tone, art, size, left, leftTop, defs);
  return {
    svg: shadow(size, defs) + lid + side + front + edges(size),
    left,
    right: depth * camera.depthX,
    top: leftTop + depth * camera.depthY,
  };
}

/** A flat drawing on an upright plane whose horizontal axis runs along (x, y). */
function plane(drawing: string, x: number, y: number, left: number, top: number): string {
  return group(drawing, {
    transform: `matrix(${[x, y, 0, camera.rise, left, top].map((n) => Math.round(n * 1000) / 1000).join(' ')})`,
  });
}

function frontFace(panel: Panel, brand: Brand): string {
  const { width, height, defs } = panel;
  const clip = defs.clip(rect(0, 0, width, height));
  const light = defs.linear(
    [
      [0, '#ffffff', 0.1],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.05],
    ],
    [0, 0, 1, 1],
  );
  return group(brand.face(panel) + rect(0, 0, width, height, { fill: light }), { 'clip-path': clip });
}

function sideFace(brand: Brand, tone: Tone, art: PackArt, { height, depth }: BoxSize, defs: Defs): string {
  const ground = brand.side(tone);
  const ink = readableOn(ground);
  const patch = Math.min(height * 0.56, 230);
  const label = Math.min(depth * 0.62, 74);
  const shade = defs.linear([
    [0, '#000000', 0.13],
    [1, '#000000', 0.26],
  ]);
  const code =
    rect(0, 0, patch, label, { fill: '#ffffff' }) +
    pznBarcode(art.pzn, patch * 0.06, label * 0.12, patch * 0.88, label * 0.52) +
    typeset(
      [
        {
          text: `PZN - ${art.pzn}`,
          face: { family: 'figtree', weight: 600 },
          size: label * 0.2,
          fill: '#111111',
        },
      ],
      {
        x: 0,
        y: label * 0.74,
        width: patch,
        height: label * 0.2,
        align: 'middle',
      },
    ).svg;
  const name = typeset(
    [
      { text: art.title, face: brand.text, size: label * 0.36, fill: ink },
      {
        text: [art.strength, contentLine(art)].filter(Boolean).join(' · '),
        face: { family: 'figtree', weight: 500 },
        size: label * 0.22,
        fill: ink,
        gap: label * 0.14,
      },
    ],
    { x: 0, y: 0, width: height - patch - 40, height: label, anchor: 'middle' },
  ).svg;
  const offset = (depth - label) / 2;
  return (
    rect(0, 0, depth, height, { fill: ground }) +
    group(name, { transform: `translate(${round(offset)} ${round(height - patch - 26)}) rotate(-90)` }) +
    group(code, { transform: `translate(${round(offset)} ${round(height - 12)}) rotate(-90)` }) +
    rect(0, 0, depth, height, { fill: shade })
  );
}

function topFace(
  brand: Brand,
  tone: Tone,
  art: PackArt,
  { width, depth }: BoxSize,
  left: number,
  top: number,
  defs: Defs,
): string {
  const ground = brand.side(tone);
  const ink = readableOn(ground);
  const text = typeset(
    [{ text: `${art.title} ${art.strength}`, face: brand.text, size: depth * 0.3, fill: ink }],
    {
      x: width * 0.06,
      y: -depth * 0.7,
      width: width * 0.7,
      height: depth * 0.4,
      anchor: 'middle',
    },
  ).svg;
  const light = defs.linear([
    [0, '#ffffff', 0.34],
    [1, '#ffffff', 0.14],
  ]);
  const flap = path(`M0 ${round(-depth * 0.93)}H${round(width)}`, {
    stroke: darker(ground, 0.3),
    'stroke-width': 1.2,
    opacity: 0.5,
  });
  const matrix = [camera.frontX, camera.frontY, -camera.depthX, -camera.depthY, left, top];
  return group(
    rect(0, -depth, width, depth, { fill: lighter(ground, 0.08) }) +
      text +
      flap +
      rect(0, -depth, width, depth, { fill: light }),
    {
      transform: `matrix(${matrix.map((n) => Math.round(n * 1000) / 1000).join(' ')})`,
    },
  );
}

/** The hairlines that light draws on folded board. */
function edges({ width, height, depth }: BoxSize): string {
  const top = -height * camera.rise;
  const upright = path(`M0 0V${round(top)}`, { stroke: '#ffffff', 'stroke-width': 1.6, opacity: 0.45 });
  const ridge = path(
    `M${round(-width * camera.frontX)} ${round(top - width * camera.frontY)}L0 ${round(top)}L${round(depth * camera.depthX)} ${round(top + depth * camera.depthY)}`,
    { stroke: '#ffffff', 'stroke-width': 1.6, fill: 'none', opacity: 0.6 },
  );
  return upright + ridge;
}

/** The soft shadow to the right and the dark line where the board meets the ground. */
function shadow({ width, height, depth }: BoxSize, defs: Defs): string {
  const left = -width * camera.frontX;
  const leftGround = -width * camera.frontY;
  const right = depth * camera.depthX;
  const back = depth * camera.depthY;
  const reach = Math.min(150, height * 0.3);
  const cast = `M${round(left + 10)} ${round(leftGround + 4)}L0 ${10}L${round(right + reach)} ${round(back + 6)}L${round(right + reach * 0.7)} ${round(back - 26)}L${round(right - 20)} ${round(back - 30)}Z`;
  const contact = `M${round(left)} ${round(leftGround + 1)}L0 3L${round(right)} ${round(back + 2)}L0 -8Z`;
  return (
    path(cast, { fill: '#2d2a22', opacity: 0.3, filter: defs.blur(16) }) +
    path(contact, { fill: '#1c1a15', opacity: 0.55, filter: defs.blur(4) })
  );
}
