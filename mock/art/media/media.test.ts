import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bannerFormFor, bannerForms } from '../scenes/banner.ts';
import { type Drawing, mediaFor } from './media-for.ts';
import { createMediaRenderer } from './render-media.ts';
import { Slots } from './slots.ts';
import { widthStep } from './widths.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A red square, and how often it was drawn. */
function square(version = 'v1'): Drawing & { drawn: number } {
  return {
    contentKey: 'MCTEST',
    version,
    width: 1000,
    drawn: 0,
    svg() {
      this.drawn += 1;
      return '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><rect width="1000" height="500" fill="#f00"/></svg>';
    },
  };
}

test.each([
  [1, 100],
  [100, 100],
  [101, 160],
  [640, 640],
  [641, 800],
  [5000, 1920],
])('a width of %i is rendered at %i', (asked, step) => {
  expect(widthStep(asked)).toBe(step);
});

test.each(
  (['avif', 'webp', 'jpeg', 'png'] as const).flatMap((format) => [
    [format, 160, [160, 80]] as const,
    [format, 50, [100, 50]] as const,
  ]),
)('%s of %i pixels asked for measures %j', async (format, width, size) => {
  const { bytes, contentType } = await createMediaRenderer(folder)(square(), { width, format });
  expect(contentType).toBe(`image/${format}`);
  const meta = await sharp(bytes).metadata();
  expect(meta.format).toBe(format === 'avif' ? 'heif' : format);
  expect([meta.width, meta.height]).toEqual(size);
});

test('PF-SEC-17 a drawing is kept compressed, and many who ask for it at once wait for one', async () => {
  const render = createMediaRenderer(folder);
  const media = square();
  const asked = (['br', 'gzip', undefined] as const).flatMap((encoding) => [
    { width: 160, format: 'svg', encoding } as const,
    { width: 320, format: 'svg', encoding } as const,
  ]);
  const all = await Promise.all([...asked, ...asked].map((one) => render(media, one)));
  const texts = all.map(({ bytes, encoding }) =>
    String(encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes),
  );
  expect(new Set(texts)).toEqual(new Set([media.svg(160)]));
  expect(media.drawn - 1).toBe(2);
  expect(new Set(all.map(({ eTag }) => eTag)).size).toBe(6);
  const kept = await createMediaRenderer(folder)(square(), { width: 160, format: 'svg', encoding: 'br' });
  expect(kept.bytes).toEqual(all[0]?.bytes);
  expect((await render(media, { format: 'png', encoding: 'br' })).encoding).toBeUndefined();
});

test('a picture that cannot be kept is shown all the same', async () => {
  await writeFile(join(folder, 'media'), 'in the way');
  const { bytes } = await createMediaRenderer(folder)(square(), { width: 160, format: 'png' });
  expect((await sharp(bytes).metadata()).width).toBe(160);
});

test.each(['png', 'svg'] as const)('a file of %s is made once, by whoever asks, and kept', async (format) => {
  const media = square();
  const render = createMediaRenderer(folder);
  const wish = { width: 160, format };
  const [first, second] = await Promise.all([render(media, wish), render(media, wish)]);
  expect(media.drawn).toBe(1);
  expect(second.bytes).toEqual(first.bytes);
  await createMediaRenderer(folder)(media, wish);
  expect(media.drawn).toBe(1);
  expect(await readdir(join(folder, 'media'))).toEqual([`MCTEST-v1-160.${format}`]);
});

test('another version, width or format has another tag', async () => {
  const render = createMediaRenderer(folder);
  const tags = await Promise.all([
    render(square(), { width: 160, format: 'png' }),
    render(square('v2'), { width: 160, format: 'png' }),
    render(square(), { width: 240, format: 'png' }),
    render(square(), { width: 160, format: 'svg' }),
  ]);
  expect(new Set(tags.map(({ eTag }) => eTag)).size).toBe(4);
});

test('a drawing that fails leaves nothing behind, and can be tried again', async () => {
  const media = { ...square(), svg: () => 'no drawing' };
  const render = createMediaRenderer(folder);
  await expect(render(media, { width: 160, format: 'png' })).rejects.toThrow();
  expect(await readdir(folder, { recursive: true })).toEqual([]);
  await expect(
    render({ ...media, svg: square().svg, drawn: 0 } as Drawing, { width: 160, format: 'png' }),
  ).resolves.toBeDefined();
});

test('a record with a picture can be rendered; its version follows the picture', () => {
  const record = (brand: string) => ({
    ContentKey: 'MC1',
    ContentBody: JSON.stringify({ picture: { kind: 'brand-logo', brand } }),
  });
  const media = mediaFor(record('vitalund'));
  expect(media?.svg(300)).toContain('aria-label="Vitalund"');
  expect(mediaFor(record('vitalund'))?.version).toBe(media?.version);
  expect(mediaFor(record('murmeli'))?.version).not.toBe(media?.version);
});

test.each(['{"text":"x"}', '{', 'null', '{"picture":{"kind":"toString"}}', '{"picture":null}'])(
  'the body %s holds no picture',
  (ContentBody) => {
    expect(mediaFor({ ContentKey: 'MC1', ContentBody })).toBeUndefined();
  },
);

test('a banner is composed for its form factor', () => {
  expect([320, 640, 641, 960, 961, 1920].map(bannerFormFor)).toEqual([
    'mobile',
    'mobile',
    'tablet',
    'tablet',
    'desktop',
    'desktop',
  ]);
  const body = { picture: { kind: 'banner', stage: '#cfe6dc', packs: [], label: 'x' } };
  const { svg } = mediaFor({ ContentKey: 'MC1', ContentBody: JSON.stringify(body) }) as Drawing;
  expect(svg(640)).toContain(`viewBox="0 0 ${bannerForms.mobile.width} ${bannerForms.mobile.height}"`);
  expect(svg(1920)).toContain('viewBox="0 0 1920 542"');
});

test('no more tasks run than there are slots, and a failure frees its slot', async () => {
  const slots = new Slots(2);
  let running = 0;
  let most = 0;
  const task = (fails: boolean) =>
    slots.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (fails) throw new Error('failed');
    });
  const results = await Promise.allSettled([true, false, true, false, false].map(task));
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['svg', 'svg'],
] as const)('an uploaded picture is delivered as %s, never larger than it is', async (format, found) => {
  const bytes = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const photograph = { contentKey: 'MCUP', version: 'v1', width: 300, file: async () => bytes };
  const render = createMediaRenderer(folder);
  const sizeAt = async (width: number) => {
    const {
      format: as,
      width: w,
      height,
    } = await sharp((await render(photograph, { width, format })).bytes).metadata();
    return [as, w, height];
  };
  expect(await sizeAt(160)).toEqual([found, 160, 80]);
  expect(await sizeAt(1920)).toEqual([found, 300, 150]);
});
