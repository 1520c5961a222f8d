import { describe, expect, test, vi } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { type ContentListInput, readContent, readContents } from './contents.ts';
import { imageInfo, readImageContents } from './images.ts';

const SITE = '0DM000000000001AAA';
const CHANNEL = '0ap000000000001AAA';
const IMAGE: StubAnswer = [
  200,
  {
    contentKey: 'MC1',
    contentType: { fullyQualifiedName: 'sfdc_cms__image' },
    unauthenticatedUrl: '/cms/delivery/media/MC1',
    contentBody: { altText: 'Eine Packung' },
  },
];

function contents(answer: StubAnswer = IMAGE) {
  const { fetch, requests } = routedFetch({
    'GET /contents': () => answer,
    'GET /contents/MC1': () => answer,
  });
  return { ...stubPlatform(fetch), requests };
}

describe('a single item', () => {
  test('SF-CONTENT-01 is read from a site or a channel, by the prefix of the id', async () => {
    const { platform, requests } = contents();
    await readContent(platform, SITE, 'MC1', { referenceDepth: 1 });
    await readContent(platform, CHANNEL, 'MC1');
    expect(
      requests.map(({ url }) => new URL(url).pathname.replace('/services/data/v64.0/connect', '')),
    ).toEqual([`/sites/${SITE}/cms/delivery/contents/MC1`, `/cms/delivery/channels/${CHANNEL}/contents/MC1`]);
  });

  test.each([
    ['001000000000001AAA', 'MC1', "The 'channelOrSiteId' parameter is invalid"],
    ['', 'MC1', 'channelOrSiteId must be a non-empty string.'],
    [SITE, '', 'contentKeyOrId must be a non-empty string.'],
  ])('SF-CONTENT-02 of %j and %j is not asked for', async (channelOrSiteId, key, message) => {
    const { platform, requests } = contents();
    await expect(readContent(platform, channelOrSiteId, key)).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
      status: 400,
      message,
    });
    expect(requests).toHaveLength(0);
  });

  test('SF-CONTENT-04 that fails carries the status text', async () => {
    const body = JSON.stringify([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Busy.' }]);
    const headers = { 'content-type': 'application/json' };
    const answer = async () =>
      new Response(body, { status: 503, statusText: 'Service Unavailable', headers });
    const refused = readContent(stubPlatform(answer).platform, SITE, 'MC1');
    await expect(refused).rejects.toMatchObject({ status: 503, message: 'Service Unavailable' });
  });
});

test.each([
  [undefined, 'Enter input parameters to execute the request.'],
  [{}, 'Enter input parameters to execute the request.'],
  [{ page: 0 }, 'Enter a value for channelOrSiteId.'],
  [{ channelOrSiteId: 5 }, 'channelOrSiteId must be a string.'],
  [{ channelOrSiteId: SITE, contentTypeFQN: 5 }, 'contentTypeFQN must be a string.'],
  [{ channelOrSiteId: SITE, pageSize: '5' }, 'pageSize must be a number.'],
  [{ channelOrSiteId: SITE, includeContentBody: 'yes' }, 'includeContentBody must be a boolean.'],
  [{ channelOrSiteId: SITE, contentKeys: 'MC1' }, 'contentKeys must be an array.'],
  [{ channelOrSiteId: '001000000000001AAA' }, 'Enter a valid prefix for channelOrSiteId.'],
])('SF-CONTENT-03 a list of %j is not asked for', async (input, message) => {
  const { platform, requests } = contents();
  await expect(readContents(platform, input as ContentListInput)).rejects.toMatchObject({ message });
  expect(requests).toHaveLength(0);
});

test('a list is asked for with its filters', async () => {
  const { platform, requests } = contents([200, { contents: [] }]);
  await readContents(platform, { channelOrSiteId: SITE, contentKeys: ['A', 'B'], referenceDepth: 2 });
  expect(new URL(requests[0]?.url ?? '').search).toBe('?contentKeys=A,B&referenceDepth=2');
});

describe('an image', () => {
  const wanted = { channelOrSiteId: SITE, contentKeys: ['MC1', 'MC2'] };
  const gone: StubAnswer = [404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]];
  const content = { contentBody: { altText: 'Eine Packung' }, unauthenticatedUrl: null };

  test('SF-PICTURE-14 has the text of the page, else of its content', () => {
    const image = { contentKey: 'MC1', url: '/cms/delivery/media/MC1', imageAltText: 'Eine Packung' };
    expect(imageInfo('MC1', content, {})).toMatchObject({ ...image, altText: 'Eine Packung' });
    expect(imageInfo('MC1', content, { overrideAltText: 'Unsere Marke' })).toMatchObject({
      ...image,
      altText: 'Unsere Marke',
    });
  });

  test('SF-PICTURE-11 falls back to the default address, or to the media path of its key', () => {
    const defaultUrl = '/leer.svg';
    expect(imageInfo('MC1', undefined, { defaultUrl }).url).toBe('/leer.svg');
    expect(imageInfo('MC1', undefined, {}).url).toBe('/cms/delivery/media/MC1');
    expect(imageInfo('MC1', content, { defaultUrl }).url).toBe('/cms/delivery/media/MC1');
    expect(imageInfo('MC1', { ...content, unauthenticatedUrl: '/packung' }, { defaultUrl }).url).toBe(
      '/packung',
    );
  });

  test('SF-PICTURE-12 that cannot be read ahead leaves a warning', async () => {
    const warn = vi.fn();
    const { platform } = contents([200, { contents: [{ contentKey: 'MC1', ...content }] }]);
    const known = await readImageContents(platform, wanted, warn);
    expect([...known.keys()]).toEqual(['MC1']);
    expect(warn.mock.calls).toEqual([['failed to fetch image with contentKey MC2', undefined]]);
    expect(await readImageContents(contents(gone).platform, wanted, warn)).toEqual(new Map());
    expect(warn.mock.calls.slice(1)).toEqual([
      ['failed to fetch image with contentKey MC1', expect.objectContaining({ status: 404 })],
      ['failed to fetch image with contentKey MC2', expect.objectContaining({ status: 404 })],
    ]);
  });
});
