import { pictureSizes } from '#mock/art/picture.ts';
import type { ContentBody } from '../contents/content-body.ts';

export interface PictureSize {
  readonly width: number | null;
  readonly height: number | null;
}

/** Pixels that the picture in a content body is made for; null where the body holds none. */
export function pictureSize({ picture }: ContentBody): PictureSize {
  const kind = (picture as { readonly kind?: string } | undefined)?.kind ?? '';
  return Object.hasOwn(pictureSizes, kind)
    ? pictureSizes[kind as keyof typeof pictureSizes]
    : { width: null, height: null };
}
