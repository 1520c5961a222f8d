import { expect, test } from 'vitest';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { readContent, readContents } from './contents.server.ts';

const pathsOf = (requests: readonly Request[]) =>
  requests.map(({ url }) => new URL(url).pathname.replace(/.*\/connect/, ''));

/** A shop whose contents are kept under this id. */
function shopOf(siteId: string) {
  const { shop, requests } = stubShop({
    'GET /contents': () => [200, { contents: [] }],
    'GET /contents/MC1': () => [200, { contentKey: 'MC1' }],
  });
  return { shop: { ...shop, settings: { ...shop.settings, siteId } }, requests };
}

test('SF-CONTENT-01 the shop reads its contents from the site or the channel that is set', async () => {
  for (const [id, folder] of [
    ['0DM000000000001AAA', '/sites/0DM000000000001AAA/cms/delivery/contents'],
    ['0ap000000000001AAA', '/cms/delivery/channels/0ap000000000001AAA/contents'],
  ] as const) {
    const { shop, requests } = shopOf(id);
    await readContents(shop, { contentKeys: ['MC1'] });
    await readContent(shop, 'MC1');
    expect(pathsOf(requests)).toEqual([folder, `${folder}/MC1`]);
  }
});

test('SF-CONTENT-02 SF-CONTENT-03 with a wrong id nothing is asked, and the error says what to enter', async () => {
  const { shop, requests } = shopOf('001000000000001AAA');
  await expect(readContents(shop, { contentKeys: ['MC1'] })).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: 'Enter a valid prefix for channelOrSiteId.',
  });
  await expect(readContent(shop, 'MC1')).rejects.toMatchObject({
    message: "The 'channelOrSiteId' parameter is invalid",
  });
  expect(requests).toEqual([]);
});
