import type { Sharp } from 'sharp';
import type { Media, MediaFormat } from './media-for.ts';

/** More pixels than any camera of a shop takes; what claims to have more is not unpacked. */
const MOST_PIXELS = 64_000_000;

/** Makes a picture at a width in pixels; a photograph is never enlarged. */
export async function makePicture(media: Media, width: number, format: MediaFormat): Promise<Buffer> {
  if ('file' in media) return fromFile(await media.file(), width, format);
  const svg = media.svg(width);
  return format === 'svg' ? Buffer.from(svg) : rasterise(svg, width, format);
}

// Loaded with the first picture that is not on the disk yet: most starts have none to make.
const loadSharp = async () => (await import('sharp')).default;

async function rasterise(svg: string, width: number, format: Exclude<MediaFormat, 'svg'>): Promise<Buffer> {
  const sharp = await loadSharp();
  return encoded(sharp(Buffer.from(svg), { density: densityFor(svg, width) }).resize(width), format);
}

/** A photograph the way up it was taken; where a drawing is asked for, one that holds nothing but the photograph. */
async function fromFile(bytes: Buffer, width: number, format: MediaFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format !== 'svg') return encoded(image, format);
  const { data, info } = await image.webp({ quality: 82, effort: 2 }).toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  const address = `data:image/webp;base64,${data.toString('base64')}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="${address}"/></svg>`,
  );
}

function encoded(image: Sharp, format: Exclude<MediaFormat, 'svg'>): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 62, effort: 1 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82, effort: 2 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#f7f5f0' }).jpeg({ quality: 84, progressive: true }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer();
  }
}

/** The resolution at which the drawing comes out at least as wide as needed: never enlarged, seldom far too large. */
function densityFor(svg: string, width: number): number {
  const own = Number(/^<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? width);
  return Math.min(300, Math.max(24, Math.ceil((72 * width) / own)));
}
