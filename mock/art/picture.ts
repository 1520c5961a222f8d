import type { BrandKey } from './brands/brand-keys.ts';
import type { PackArt } from './pack-art.ts';
import { packagePicture } from './package-picture.ts';
import { type BannerArt, banner, bannerFormFor } from './scenes/banner.ts';
import { brandLogo, brandTile } from './scenes/brand-tile.ts';
import { categoryPicture } from './scenes/category-picture.ts';
import { counterScene } from './scenes/counter.ts';
import { type LeafletArt, leaflet } from './scenes/leaflet.ts';
import { favicon, shopLogo } from './shop/mark.ts';

/**
 * What a picture shows, complete in itself: it is stored in the content record of the picture, so that
 * the record alone is enough to draw it.
 */
export type Picture =
  | { kind: 'package'; art: PackArt }
  | ({ kind: 'banner' } & BannerArt)
  | { kind: 'brand-tile'; brand: BrandKey; packs: PackArt[] }
  | { kind: 'brand-logo'; brand: BrandKey }
  | { kind: 'category'; packs: PackArt[]; tint: string; label: string }
  | { kind: 'counter'; packs: PackArt[]; label: string }
  | ({ kind: 'leaflet' } & LeafletArt)
  | { kind: 'shop-logo' }
  | { kind: 'favicon' };

/** The size of a picture in pixels as it is made; a banner answers its widest form. */
export const pictureSizes: Record<Picture['kind'], { width: number; height: number }> = {
  package: { width: 1000, height: 1000 },
  banner: { width: 1920, height: 542 },
  'brand-tile': { width: 800, height: 600 },
  'brand-logo': { width: 480, height: 120 },
  category: { width: 1200, height: 800 },
  counter: { width: 1600, height: 520 },
  leaflet: { width: 794, height: 1123 },
  'shop-logo': { width: 140, height: 36 },
  favicon: { width: 128, height: 128 },
};

/**
 * Draws a picture as SVG.
 *
 * @param width the width in pixels it will be shown at; a banner has a composition of its own for
 * 640 and below, for 960 and below, and above (SF-PICTURE-02)
 */
export function drawPicture(picture: Picture, width: number): string {
  switch (picture.kind) {
    case 'package':
      return packagePicture(picture.art);
    case 'banner':
      return banner(picture, bannerFormFor(width));
    case 'brand-tile':
      return brandTile(picture.brand, picture.packs);
    case 'brand-logo':
      return brandLogo(picture.brand);
    case 'category':
      return categoryPicture(picture.packs, picture.tint, picture.label);
    case 'counter':
      return counterScene(picture.packs, picture.label);
    case 'leaflet':
      return leaflet(picture);
    case 'shop-logo':
      return shopLogo();
    case 'favicon':
      return favicon();
  }
}
