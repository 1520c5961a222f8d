import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed } from '#http/server/compress.ts';
import type { Encoding } from '#http/server/encoding.ts';
import { writeWhole } from '../../engine/disk/write-whole.ts';
import { makePicture } from './make-picture.ts';
import type { Media, MediaFormat } from './media-for.ts';
import { Slots } from './slots.ts';
import { widthStep } from './widths.ts';

const mediaTypes: Record<MediaFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** A file ready to be sent. */
export interface RenderedMedia {
  bytes: Buffer;
  contentType: string;
  /** Entity tag with its quotation marks; the same picture in the same width, format and encoding has the same one. */
  eTag: string;
  /** How the bytes are compressed. */
  encoding: Encoding | undefined;
}

/** In what form a picture is asked for. */
export interface Rendering {
  /** In pixels; absent, the picture's own. */
  readonly width?: number;
  readonly format: MediaFormat;
  /** What a drawing is compressed by; all other formats are compressed already. */
  readonly encoding?: Encoding | undefined;
}

/** A size that suits one shelf of pictures at a time on a small machine. */
const concurrency = 2;

/**
 * Makes the function that renders pictures and keeps the files under `<dataDir>/media`. A file asked
 * for twice at once is made once.
 */
export function createMediaRenderer(dataDir: string) {
  const slots = new Slots(concurrency);
  const underWay = new Map<string, Promise<Buffer>>();

  /**
   * Renders a picture. `width` is in pixels, raised to the next width step (at least 100, SF-PICTURE-10);
   * absent, the picture's own width.
   */
  return async function renderMedia(media: Media, asked: Rendering): Promise<RenderedMedia> {
    const { width = media.width, format } = asked;
    const encoding = format === 'svg' ? asked.encoding : undefined;
    const step = widthStep(width);
    const name = `${media.contentKey}-${media.version}-${step}.${format}`;
    const plain = () => kept(name, () => slots.run(() => makePicture(media, step, format)));
    const bytes = await (encoding
      ? kept(`${name}.${encoding}`, async () => compressed(await plain(), encoding))
      : plain());
    const form = [media.version, step, format, ...(encoding ? [encoding] : [])].join('-');
    return { bytes, contentType: mediaTypes[format], eTag: `"${form}"`, encoding };
  };

  function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(dataDir, 'media', name);
    const running = underWay.get(name);
    if (running) return running;
    const made = readFile(file)
      .catch(() => make().then((bytes) => keep(file, bytes)))
      .finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  }
}

async function keep(file: string, bytes: Buffer): Promise<Buffer> {
  // A full disk keeps no picture, but everybody gets to see it.
  await writeWhole(file, bytes).catch(() => undefined);
  return bytes;
}
