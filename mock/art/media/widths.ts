import { mediaConstants } from '#generated/cms/constants.gen.ts';

/** The widths that pictures are rendered in; a width between two is raised to the next one. */
const steps = [mediaConstants.imageMinimumWidth, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920];

/** The width step for a width asked for, in pixels: never below the minimum (SF-PICTURE-10), never above the widest. */
export function widthStep(asked: number): number {
  return steps.find((step) => step >= asked) ?? (steps.at(-1) as number);
}
