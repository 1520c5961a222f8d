import { type Brand, toneOf } from '../brands/brand.ts';
import type { BrandKey } from '../brands/brand-keys.ts';
import { brands } from '../brands/index.ts';
import { logoAt } from '../brands/pieces.ts';
import type { PackArt } from '../pack-art.ts';
import { contrast, lighter, mix } from '../svg/colour.ts';
import { Defs } from '../svg/defs.ts';
import { circle, rect, svgDocument } from '../svg/elements.ts';
import { row } from './row.ts';

const width = 800;
const height = 600;

/** A brand's tile: its logo above two or three of its packages, on its own ground. */
export function brandTile(key: BrandKey, packs: PackArt[]): string {
  const brand: Brand = brands[key];
  const tone = toneOf(brand, 0);
  const defs = new Defs();
  const { ground, ink } = brand;
  const second = contrast(ground, tone.main) > 2 ? tone.main : tone.soft;
  const content =
    rect(0, 0, width, height, { fill: ground }) +
    circle(width / 2, height * 0.72, height * 0.46, {
      fill: contrast(ground, '#ffffff') < 1.1 ? mix(ground, tone.soft, 0.35) : lighter(ground, 0.16),
    }) +
    row(packs.slice(0, 3), { x: 90, width: width - 180, ground: height * 0.94, height: height * 0.6 }, defs) +
    logoAt(
      brand,
      { x: 100, y: 64, width: width - 200, height: 84, align: 'middle' },
      { main: ink, soft: second, light: ground },
    );
  return svgDocument(width, height, defs.toString() + content, brand.name);
}

/** A brand's logo alone on nothing. */
export function brandLogo(key: BrandKey): string {
  const brand: Brand = brands[key];
  const tone = toneOf(brand, 0);
  const dark = contrast(brand.ground, '#ffffff') > contrast(brand.ink, '#ffffff');
  const main = dark ? brand.ground : brand.ink;
  return svgDocument(
    480,
    120,
    logoAt(brand, { x: 10, y: 20, width: 460, height: 80 }, { main, soft: tone.soft, light: '#ffffff' }),
    brand.name,
  );
}
