import { getMedia } from '#generated/cms/client.gen.ts';
import { PlatformError } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { addressOf } from '../send/address.ts';
import { readContent } from './contents.ts';

/** What a page needs to know of an image (SF-PICTURE-14). */
export interface ImageInfo {
  contentKey: string;
  /** Address under the site's own origin. */
  url: string;
  /** The text to show: the page's own, else the image's. */
  altText: string;
  /** The page's own text, where it has one. */
  overrideAltText: string | undefined;
  /** What the image itself says. */
  imageAltText: string;
}

interface WantedImage {
  channelOrSiteId: string;
  contentKey: string;
  overrideAltText?: string;
  /** Address to fall back to when the content cannot be read. */
  defaultUrl?: string;
  /** Takes the warning about an image that could not be read ahead. Default: the console. */
  warn?: (message: string, error: PlatformError) => void;
}

/** Address of an image in the media delivery by its content key. */
export const mediaPath = (contentKey: string): string => addressOf(getMedia, { contentKey });

/**
 * Reads where an image is and what it says. When that fails, it is the default address, or the media path of its key
 * (SF-PICTURE-11).
 *
 * @public SF-PICTURE-11, SF-PICTURE-14, client library only
 */
export async function readImage(platform: Platform, wanted: WantedImage): Promise<ImageInfo> {
  try {
    return await fetchImage(platform, wanted);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { contentKey, defaultUrl, overrideAltText } = wanted;
    return imageInfo(contentKey, defaultUrl ?? mediaPath(contentKey), overrideAltText, '');
  }
}

/**
 * Reads an image ahead of the page that shows it; a failure only leaves a warning (SF-PICTURE-12).
 *
 * @public SF-PICTURE-12, client library only
 */
export async function preloadImage(platform: Platform, wanted: WantedImage): Promise<void> {
  const { contentKey, warn = console.warn } = wanted;
  try {
    await fetchImage(platform, wanted);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    warn(`failed to fetch image with contentKey ${contentKey}`, error);
  }
}

async function fetchImage(
  platform: Platform,
  { channelOrSiteId, contentKey, overrideAltText }: WantedImage,
): Promise<ImageInfo> {
  const { unauthenticatedUrl, contentBody } = await readContent(platform, channelOrSiteId, contentKey);
  const altText = contentBody?.altText;
  const own = typeof altText === 'string' ? altText : '';
  return imageInfo(contentKey, unauthenticatedUrl ?? mediaPath(contentKey), overrideAltText, own);
}

function imageInfo(
  contentKey: string,
  url: string,
  overrideAltText: string | undefined,
  imageAltText: string,
): ImageInfo {
  return { contentKey, url, altText: overrideAltText || imageAltText, overrideAltText, imageAltText };
}
