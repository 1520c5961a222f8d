import { mediaConstants } from '#generated/cms/constants.gen.ts';
import { isImageAddress, withSitePath } from './image-address.ts';
import { imageWidth, validSrcset } from './srcset.ts';

/** Form factors with the width of their image and the screens they are for (SF-PICTURE-02, SF-PICTURE-03). */
export const formFactors = [formFactor('mobile'), formFactor('tablet'), formFactor('desktop')] as const;

export type FormFactor = keyof typeof mediaConstants.imageBreakpointWidths;

type MediaFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** One `<source>` of a picture. */
export interface PictureSource {
  srcSet: string;
  type?: string;
  media?: string;
}

/** Address of a media file at a width and in a format; query parameters of the address are kept. */
export function mediaAddress(url: string, width: number, format: MediaFormat): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('width', String(imageWidth(width)));
  parameters.set('format', format);
  return `${path}?${parameters}`;
}

/**
 * Sources of an image with its own picture per form factor. A picture with its own srcset keeps that; a
 * picture of the media delivery is asked for at the width of the form factor, and by what knows no AVIF as the picture
 * itself states.
 */
export function formFactorSources(pictures: Partial<Record<FormFactor, SourceImage>>, sitePath: string) {
  return formFactors.flatMap(({ name, width, media }): PictureSource[] => {
    const picture = pictures[name];
    if (!picture) return [];
    const srcSet = validSrcset(picture.srcSet, sitePath);
    if (srcSet) return [{ srcSet, media }];
    const url = picture.url && withSitePath(picture.url, sitePath);
    if (!isImageAddress(url)) return [];
    if (!isDeliveredMedia(url)) return [{ srcSet: url, media }];
    return [{ srcSet: mediaAddress(url, width, 'avif'), type: 'image/avif', media }];
  });
}

/**
 * Sources of one image at several widths, for a picture whose size follows the layout. Pages have dozens of these, so
 * that what knows no AVIF gets the one size of the picture itself.
 */
export function widthSources(url: string, widths: readonly number[]): PictureSource[] {
  if (!isDeliveredMedia(url)) return [];
  const srcSet = widths
    .map((width) => `${mediaAddress(url, width, 'avif')} ${imageWidth(width)}w`)
    .join(', ');
  return [{ srcSet, type: 'image/avif' }];
}

/** An image as a content states it: an address, and perhaps a srcset of its own. */
export interface SourceImage {
  url?: string | undefined;
  srcSet?: string | undefined;
}

/** A picture is shown only if its address is valid (a mailto is not) or a valid srcset exists (SF-PICTURE-05). */
export function isShown(picture: SourceImage): boolean {
  return isImageAddress(picture.url) || validSrcset(picture.srcSet) !== '';
}

/** Where a picture is that is shown: its own address, else the first one of its srcset. */
export function shownAddress({ url, srcSet }: SourceImage): string | undefined {
  return isImageAddress(url) ? url : validSrcset(srcSet).split(/,?\s/, 1)[0] || undefined;
}

function isDeliveredMedia(url: string): boolean {
  return url.includes('/cms/delivery/media/');
}

function formFactor<Name extends FormFactor>(name: Name) {
  const { imageBreakpointWidths, imageMediaQueries } = mediaConstants;
  return { name, width: imageBreakpointWidths[name], media: imageMediaQueries[name] };
}
