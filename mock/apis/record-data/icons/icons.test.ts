import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultAnswer, toFault } from '../../../engine/http/answers.ts';
import type { HttpAnswer } from '../../../engine/http/http-types.ts';
import { standardIconUrl } from '../../../model/metadata/theme.ts';
import { objectDefinitions } from '../../../objects/index.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { readableObjects } from '../testing/readable-objects.ts';
import { addAccount } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
});
afterAll(() => platform.close());

function fetchPath(address: string, caller = platform.guest): Promise<HttpAnswer> {
  const url = new URL(address, 'http://localhost');
  return platform
    .handle({
      method: 'GET',
      path: url.pathname,
      segments: url.pathname.split('/').slice(1),
      query: url.searchParams,
      headers: { host: 'localhost', ...caller.headers },
      signal: new AbortController().signal,
      readBody: async () => Buffer.alloc(0),
    })
    .catch((error: unknown) => faultAnswer(toFault(error)));
}

/** Every address of a picture that an answer names, however deep. */
function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    /^(iconUrl|photoUrl|logoUrl|url)$/.test(key) && typeof one === 'string' && /\.png$|\/photo/.test(one)
      ? [one]
      : picturesIn(one),
  );
}

describe('icons and avatar pictures that answers name', () => {
  it('are served for every object, as white glyphs of 120 pixels', async () => {
    const icons = new Set(objectDefinitions.map(({ theme }) => theme.icon));
    expect(icons.size).toBeGreaterThan(10);
    for (const icon of icons) {
      const { status, body, headers } = await fetchPath(standardIconUrl(icon));
      expect(status, icon).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
      const picture = sharp(Buffer.from(body as Uint8Array));
      expect(await picture.metadata(), icon).toMatchObject({
        format: 'png',
        width: 120,
        height: 120,
        hasAlpha: true,
      });
      const pixels = await picture.raw().toBuffer();
      const opacities = new Set(pixels.filter((_, index) => index % 4 === 3));
      expect([opacities.has(0), opacities.has(255)], icon).toEqual([true, true]);
      const isColoured = (_: number, index: number) =>
        pixels[index - (index % 4) + 3] === 255 && index % 4 < 3;
      expect(new Set(pixels.filter(isColoured)), icon).toEqual(new Set([255]));
    }
  });

  it('are served wherever an answer names one', async () => {
    const { account, contacts } = await addAccount(platform.store, 'Sommer');
    const answers = await Promise.all(
      [
        '/apps',
        '/nav-items',
        `/actions/record/${account.Id}`,
        `/actions/record/${contacts[0]?.Id}`,
        '/actions/global',
        '/actions/quick-action-info/Account.NewContact',
        `/record-avatars/batch/${account.Id},${contacts[0]?.Id}`,
        '/related-list-info/Account',
        `/object-info/batch/${readableObjects.map(({ apiName }) => apiName).join(',')}`,
        `/record-ui/${account.Id}?layoutTypes=Full&modes=View`,
      ].map((path) => merchandiser.get(path)),
    );
    const named = new Set(answers.flatMap(({ body }) => picturesIn(body)));
    expect([...named].some((one) => one.includes('/action/'))).toBe(true);
    expect([...named].some((one) => one.includes('/photo'))).toBe(true);
    for (const address of named) expect((await fetchPath(address, merchandiser)).status, address).toBe(200);
  });

  it('are a 404 for a set, a name or a size that there is not', async () => {
    for (const path of [
      'standard/unicorn_120.png',
      'custom/product_120.png',
      'standard/product_7.png',
      'standard/constructor_120.png',
    ])
      expect((await fetchPath(`/img/icon/t4v35/${path}`)).status, path).toBe(404);
  });
});
