import { mediaConstants } from '#generated/cms/constants.gen.ts';
import type { TextKey } from '../../../i18n/messages.ts';

const { pictureBytesMaximum, pictureMinimumPixels } = mediaConstants;

/** What is known of a file that can become a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Measures a picture in pixels; it fails for a file that is none. */
type Measure = (file: Blob) => Promise<PictureSize>;

/** How the files of the pictures that the shop delivers begin, at their place. */
const SIGNATURES = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftypavif' },
] as const;
const LONGEST = 16;

/** What files the button offers. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** Tells the size of a file that can become a picture, or why it cannot. Nothing is sent for that. */
export async function checkPicture(
  file: Blob,
  measure: Measure = measured,
): Promise<PictureSize | { fault: TextKey }> {
  if (file.size > pictureBytesMaximum) return { fault: 'pictures.tooLarge' };
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()));
  if (!SIGNATURES.some(({ at, bytes }) => start.startsWith(bytes, at)))
    return { fault: 'pictures.wrongType' };
  try {
    const size = await measure(file);
    const isSmall = Math.max(size.width, size.height) < pictureMinimumPixels;
    return isSmall ? { fault: 'pictures.tooSmall' } : size;
  } catch {
    return { fault: 'pictures.unreadable' };
  }
}

async function measured(file: Blob): Promise<PictureSize> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
