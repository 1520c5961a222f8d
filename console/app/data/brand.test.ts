import { expect, test } from 'vitest';
import { stubFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { keepBrand } from './brand.ts';

test('RD-THEME-02 the colour of the brand is kept, and the last one stays where that fails', async () => {
  const { fetch } = stubFetch([200, { brandColor: '#7A1FA2' }], [200, { brandColor: '#0176D3' }], [404, []]);
  const stored = new Map<string, unknown>();
  const kept = async () => {
    await keepBrand(stubPlatform(fetch).platform, { setItem: (key, value) => stored.set(key, value) });
    return stored.get('brand');
  };
  expect([await kept(), await kept(), await kept()]).toEqual(['#7A1FA2', '#0176D3', '#0176D3']);
});
