import { getMedia } from '#generated/cms/client.gen.ts';
import { PlatformError } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { addressOf } from '../send/address.ts';
import { type ContentDocument, type ContentListInput, readContents } from './contents.ts';

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

/** What the page itself says of an image. */
interface GivenByPage {
  overrideAltText?: string | undefined;
  /** Address to fall back to when the content cannot be read. */
  defaultUrl?: string | undefined;
}

/** Takes the warning about an image that could not be read ahead. Default: the console. */
type Warn = (message: string, error?: PlatformError) => void;

type ImageContent = Pick<ContentDocument, 'unauthenticatedUrl' | 'contentBody'>;

/** Address of an image in the media delivery by its content key. */
export const mediaPath = (contentKey: string): string => addressOf(getMedia, { contentKey });

/**
 * The contents of the images of a page, read ahead of it at once, by their keys. Those that cannot be read leave a warning
 * each (SF-PICTURE-12).
 */
export async function readImageContents(
  platform: Platform,
  wanted: ContentListInput & { contentKeys: string[] },
  warn: Warn = console.warn,
): Promise<Map<string, ImageContent>> {
  const { contentKeys } = wanted;
  const warnAll = (keys: string[], error?: PlatformError) => {
    for (const key of keys) warn(unread(key), error);
  };
  try {
    const { contents } = await readContents(platform, { ...wanted, includeContentBody: true });
    const known = new Map(contents.map((content) => [content.contentKey, content]));
    warnAll(contentKeys.filter((key) => !known.has(key)));
    return known;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    warnAll(contentKeys, error);
    return new Map();
  }
}

const unread = (contentKey: string): string => `failed to fetch image with contentKey ${contentKey}`;

/**
 * Where an image is and what it says, from its content; where that could not be read, from the page and its key
 * (SF-PICTURE-11, SF-PICTURE-14).
 */
export function imageInfo(
  contentKey: string,
  content: ImageContent | undefined,
  { overrideAltText, defaultUrl }: GivenByPage,
): ImageInfo {
  const fallback = content ? undefined : defaultUrl;
  const said = content?.contentBody?.altText;
  const imageAltText = typeof said === 'string' ? said : '';
  return {
    contentKey,
    url: content?.unauthenticatedUrl ?? fallback ?? mediaPath(contentKey),
    altText: overrideAltText || imageAltText,
    overrideAltText,
    imageAltText,
  };
}
