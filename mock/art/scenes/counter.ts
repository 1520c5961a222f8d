import type { PackArt } from '../pack-art.ts';
import { cylinder, roundLight, roundShadow } from '../packages/shading.ts';
import { shopColours } from '../shop/mark.ts';
import { darker, lighter, mix } from '../svg/colour.ts';
import { Defs } from '../svg/defs.ts';
import { circle, ellipse, path, rect, svgDocument } from '../svg/elements.ts';
import { row } from './row.ts';

const width = 1600;
const height = 520;

/** The sales room: a wall of drawers, the counter, a mortar and some packages. Calm on the left for a text. */
export function counterScene(packs: PackArt[], label: string): string {
  const defs = new Defs();
  const desk = height * 0.74;
  const content =
    rect(0, 0, width, height, { fill: shopColours.deep }) +
    drawers(desk, defs) +
    rect(0, 0, width, desk, {
      fill: defs.linear([
        [0, shopColours.deep, 0.94],
        [0.42, shopColours.deep, 0.72],
        [0.7, shopColours.deep, 0],
        [1, shopColours.deep, 0.2],
      ]),
    }) +
    rect(0, desk, width, height - desk, { fill: '#e9dcc3' }) +
    rect(0, desk, width, 8, { fill: '#f6eedd' }) +
    rect(0, desk + 92, width, height - desk - 92, { fill: '#c9b690' }) +
    mortar(width * 0.925, desk + 66, defs) +
    row(
      packs.slice(0, 4),
      { x: width * 0.5, width: width * 0.36, ground: desk + 62, height: desk * 0.82 },
      defs,
    );
  return svgDocument(width, height, defs.toString() + content, label);
}

function drawers(bottom: number, defs: Defs): string {
  const [columns, rows] = [13, 4];
  const [cellWidth, cellHeight] = [width / columns, bottom / rows];
  const wood = mix(shopColours.green, shopColours.deep, 0.45);
  const light = defs.linear(
    [
      [0, '#ffffff', 0.1],
      [1, '#000000', 0.14],
    ],
    [0, 0, 0, 1],
  );
  return Array.from({ length: columns * rows }, (_, i) => {
    const x = (i % columns) * cellWidth + 5;
    const y = Math.floor(i / columns) * cellHeight + 5;
    const [w, h] = [cellWidth - 10, cellHeight - 10];
    return (
      rect(x, y, w, h, { fill: wood, rx: 3 }) +
      rect(x, y, w, h, { fill: light, rx: 3 }) +
      rect(x + w * 0.22, y + h * 0.2, w * 0.56, h * 0.26, { fill: '#f3ead6', rx: 3 }) +
      rect(x + w * 0.3, y + h * 0.3, w * 0.4, 3, { fill: '#8a7a58' }) +
      circle(x + w / 2, y + h * 0.7, 8, { fill: '#caa15a' }) +
      circle(x + w / 2 - 2, y + h * 0.7 - 2, 3, { fill: '#f4dca8' })
    );
  }).join('');
}

function mortar(x: number, ground: number, defs: Defs): string {
  const stone = '#eef0ee';
  const bowl = 'M-74 -120Q-70 -40 -36 -22H36Q70 -40 74 -120Z';
  return `<g transform="translate(${x} ${ground})">${
    roundShadow(110, 120, defs) +
    path('M20 -128L66 -222Q74 -236 84 -230Q94 -222 88 -210L46 -124Z', { fill: darker(stone, 0.06) }) +
    ellipse(0, -120, 74, 13, { fill: darker(stone, 0.22) }) +
    path(cylinder(96, -20, -8), { fill: stone }) +
    path(cylinder(96, -20, -8), { fill: roundLight(defs, 0.7) }) +
    path(bowl, { fill: stone }) +
    path(bowl, { fill: roundLight(defs, 0.7) }) +
    path('M-78 -124A78 14 0 0 0 78 -124V-116A78 14 0 0 1 -78 -116Z', { fill: lighter(stone, 0.5) })
  }</g>`;
}
