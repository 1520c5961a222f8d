import type { PackArt } from '../pack-art.ts';
import { shopColours } from '../shop/mark.ts';
import { lighter, mix } from '../svg/colour.ts';
import { Defs } from '../svg/defs.ts';
import { circle, group, path, rect, svgDocument } from '../svg/elements.ts';
import { row } from './row.ts';

/** A slide of the home page: packages on a coloured stage beside a calm green field for the caption. */
export interface BannerArt {
  stage: string;
  packs: PackArt[];
  label: string;
}

/** The form factors of a banner with their true size in pixels (SF-PICTURE-01). */
export const bannerForms = {
  mobile: { width: 640, height: 463 },
  tablet: { width: 960, height: 542 },
  desktop: { width: 1920, height: 542 },
} as const;

export type BannerForm = keyof typeof bannerForms;

/** The composition for a picture width: each form factor has its own, none is a crop of another. */
export function bannerFormFor(width: number): BannerForm {
  if (width <= bannerForms.mobile.width) return 'mobile';
  return width <= bannerForms.tablet.width ? 'tablet' : 'desktop';
}

/** Draws one slide. The caption has its room on green: left on wide forms, below on the mobile one. */
export function banner({ stage, packs, label }: BannerArt, form: BannerForm): string {
  const { width, height } = bannerForms[form];
  const defs = new Defs();
  const content =
    form === 'mobile'
      ? upright(stage, packs.slice(0, 3), defs)
      : sideways(stage, packs.slice(0, form === 'tablet' ? 3 : 5), width, height, defs);
  return svgDocument(width, height, defs.toString() + content, label);
}

function sideways(stage: string, packs: PackArt[], width: number, height: number, defs: Defs): string {
  const edge = width * 0.46;
  const bow = width * 0.06;
  const floor = height * 0.8;
  const field = `M0 0H${edge}C${edge + bow} ${height * 0.3} ${edge + bow} ${height * 0.7} ${edge} ${height}H0Z`;
  const sun = { x: width * 0.76, y: height * 0.44, r: height * 0.5 };
  return (
    rect(0, 0, width, height, { fill: stage }) +
    circle(sun.x, sun.y, sun.r, { fill: lighter(stage, 0.36) }) +
    rect(0, floor, width, height - floor, { fill: mix(stage, '#3a2f1a', 0.1) }) +
    rect(0, floor, width, 3, { fill: lighter(stage, 0.5) }) +
    row(
      packs,
      { x: edge + bow * 1.05, width: width - edge - bow * 1.6, ground: height * 0.9, height: height * 0.78 },
      defs,
    ) +
    path(field, { fill: shopColours.deep }) +
    group(circle(edge * 0.1, height * 1.02, height * 0.62, { fill: shopColours.green, opacity: 0.35 }), {
      'clip-path': defs.clip(path(field)),
    })
  );
}

function upright(stage: string, packs: PackArt[], defs: Defs): string {
  const { width, height } = bannerForms.mobile;
  const edge = height * 0.58;
  const field = `M0 ${edge}C${width * 0.3} ${edge + 26} ${width * 0.7} ${edge + 26} ${width} ${edge}V${height}H0Z`;
  return (
    rect(0, 0, width, height, { fill: stage }) +
    circle(width / 2, height * 0.24, height * 0.42, { fill: lighter(stage, 0.36) }) +
    row(packs, { x: 40, width: width - 80, ground: edge + 6, height: edge - 24 }, defs) +
    path(field, { fill: shopColours.deep })
  );
}
