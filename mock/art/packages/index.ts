import { type Brand, toneOf } from '../brands/brand.ts';
import { brands } from '../brands/index.ts';
import type { Container, PackArt } from '../pack-art.ts';
import type { Defs } from '../svg/defs.ts';
import { group, round } from '../svg/elements.ts';
import { dropperBottle, flask, glassBottle, nasalBottle, pumpBottle, sprayBottle } from './bottles.ts';
import { drawBox } from './box.ts';
import { blister, sachet } from './flats.ts';
import { fizzTube, jar, stick, tin } from './jars.ts';
import type { Print } from './label.ts';
import type { Drawn } from './placement.ts';
import { lyingTube, standingTube } from './tubes.ts';

type Draw = (print: Print, bulk: number) => Drawn;

/** Grows from `small` to `large` with the bulk of the pack. */
const between = (small: number, large: number, bulk: number): number => small + (large - small) * bulk;

const wideBox: Draw = ({ art, defs }, bulk) =>
  drawBox(
    art,
    { width: between(600, 640, bulk), height: between(315, 370, bulk), depth: between(110, 330, bulk) },
    defs,
  );

const tallBox = ({ art, defs }: Print, width: number, height: number): Drawn =>
  drawBox(art, { width, height, depth: width * 0.62 }, defs);

/** Every container on its own ground line, in one common scale. */
const containers: Record<Container, Draw> = {
  box: wideBox,
  carton: (print, bulk) => tallBox(print, between(340, 400, bulk), between(520, 580, bulk)),
  blister: (print, bulk) => {
    const box = wideBox(print, bulk);
    const card = group(blister(print, 430, 210), {
      transform: `translate(${round(box.left + 120)} ${round(box.top - 118)}) rotate(7)`,
    });
    return { ...box, svg: card + box.svg, top: box.top - 126 };
  },
  sachet: (print, bulk) => {
    const box = tallBox(print, between(330, 380, bulk), between(470, 520, bulk));
    const flat = group(sachet(print, 190, 300), { transform: 'translate(0 -304) rotate(-4)' });
    return beside({ svg: flat, left: 0, right: 200, top: -300 }, box, 24);
  },
  bottle: (print, bulk) =>
    beside(
      glassBottle(print, between(190, 230, bulk), between(360, 420, bulk)),
      tallBox(print, between(270, 310, bulk), between(510, 570, bulk)),
      30,
    ),
  dropper: (print, bulk) =>
    beside(
      dropperBottle(print, between(130, 170, bulk), between(330, 420, bulk)),
      tallBox(print, between(220, 260, bulk), between(430, 500, bulk)),
      30,
    ),
  nasal: (print, bulk) =>
    beside(
      nasalBottle(print, between(130, 150, bulk), between(380, 420, bulk)),
      tallBox(print, between(240, 260, bulk), between(460, 490, bulk)),
      30,
    ),
  gel: ({ art, brand, tone, defs }, bulk) => {
    const box = drawBox(art, { width: 620, height: between(225, 260, bulk), depth: 150 }, defs);
    const tube = lyingTube({ art, brand, tone, defs }, 590, between(150, 175, bulk));
    const x = box.left + 30;
    return {
      svg: box.svg + group(tube.svg, { transform: `translate(${round(x)} 140) rotate(2)` }),
      left: box.left,
      right: box.right,
      top: box.top,
      below: 164,
    };
  },
  spray: (print, bulk) => sprayBottle(print, between(170, 200, bulk), between(520, 600, bulk)),
  pump: (print, bulk) => pumpBottle(print, between(230, 260, bulk), between(600, 660, bulk)),
  flask: (print, bulk) => flask(print, between(220, 260, bulk), between(520, 620, bulk)),
  tube: (print, bulk) => standingTube(print, between(210, 260, bulk), between(500, 620, bulk)),
  jar: (print, bulk) => jar(print, between(360, 420, bulk), between(270, 330, bulk)),
  tin: (print, bulk) => tin(print, between(270, 320, bulk), between(480, 560, bulk)),
  fizz: (print) => fizzTube(print, 160, 600),
  stick: (print) => stick(print, 120, 430),
};

/** Puts a small thing to the left of a box, both on one ground line; the anchor stays the box's. */
function beside(small: Drawn, box: Drawn, gap: number): Drawn {
  const shift = box.left - gap - small.right;
  return {
    svg: group(small.svg, { transform: `translate(${round(shift)} 0)` }) + box.svg,
    left: shift + small.left,
    right: box.right,
    top: Math.min(small.top, box.top),
  };
}

/** Draws a package as it stands on the shelf, anchored on its ground line. */
export function drawPackage(art: PackArt, defs: Defs): Drawn {
  const brand: Brand = brands[art.brand];
  const print: Print = { art, brand, tone: toneOf(brand, art.tone), defs };
  return containers[art.container](print, Math.max(0, Math.min(1, art.bulk)));
}
