import { expect, it } from 'vitest';
import { mediaConstants } from '#generated/cms/constants.gen.ts';
import { checkPicture } from './check-picture.ts';

const { pictureBytesMaximum, pictureMinimumPixels } = mediaConstants;
const file = (start: string) => new Blob([Uint8Array.from(start, (sign) => sign.charCodeAt(0))]);
const sized = (width: number, height: number) => async () => ({ width, height });

it.each([
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF....WEBPVP8 '],
  ['AVIF', '....ftypavif'],
])('RD-MEDIA-05 takes %s for what it is by its first bytes', async (_, start) => {
  const size = { width: pictureMinimumPixels, height: 10 };
  expect(await checkPicture(file(start), sized(size.width, size.height))).toEqual(size);
});

it.each(['', 'Guten Tag', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7'])(
  'RD-MEDIA-05 refuses what begins with “%s”, whatever it is called',
  async (start) => {
    expect(await checkPicture(file(start), sized(900, 900))).toEqual({ fault: 'pictures.wrongType' });
  },
);

it('RD-MEDIA-05 refuses pictures that are too large, too small or damaged', async () => {
  const large = new Blob([new Uint8Array(pictureBytesMaximum + 1)]);
  expect(await checkPicture(large, sized(900, 900))).toEqual({ fault: 'pictures.tooLarge' });
  const side = pictureMinimumPixels - 1;
  expect(await checkPicture(file('\xff\xd8\xff'), sized(side, side))).toEqual({ fault: 'pictures.tooSmall' });
  const damaged = () => Promise.reject(new Error('no picture'));
  expect(await checkPicture(file('\xff\xd8\xff'), damaged)).toEqual({ fault: 'pictures.unreadable' });
});
