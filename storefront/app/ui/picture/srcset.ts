import { mediaConstants } from '#generated/cms/constants.gen.ts';
import { isImageAddress, withSitePath } from './image-address.ts';

/** Narrowest image that is asked for, in pixels (SF-PICTURE-10). */
const { imageMinimumWidth } = mediaConstants;

const descriptor = /^\d+(\.\d+)?[wx]$/;
const emptyTexts = new Set(['null', 'undefined', 'NaN']);

/** Width that is asked for: below 100 it is raised to 100 (SF-PICTURE-10). */
export function imageWidth(width: number): number {
  return Math.max(imageMinimumWidth, Math.round(width));
}

/**
 * The valid part of a srcset (SF-PICTURE-08, SF-PICTURE-09): each entry is an address and at most one width or density
 * descriptor; entries without an address, or with more parts, are skipped.
 */
export function validSrcset(srcset: string | null | undefined, sitePath = ''): string {
  return (srcset ?? '')
    .split(/,\s+|,$/)
    .map((entry) => validEntry(entry, sitePath))
    .filter(Boolean)
    .join(', ');
}

function validEntry(entry: string, sitePath: string): string {
  const [stated, size, ...more] = entry.trim().split(/\s+/);
  if (!stated || more.length > 0) return '';
  if (descriptor.test(stated) || emptyTexts.has(stated) || !isImageAddress(stated)) return '';
  const address = withSitePath(stated, sitePath);
  if (size === undefined) return address;
  return descriptor.test(size) ? `${address} ${raised(size)}` : '';
}

function raised(size: string): string {
  return size.endsWith('w') ? `${imageWidth(Number.parseFloat(size))}w` : size;
}
