import { describe, expect, test } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readRecordAvatars, saveRecordAvatar } from './avatars.ts';

const [PERSON, THING] = ['003000000000001AAA', '01t000000000001AAA'];
const photo = { recordId: PERSON, type: 'Photo', photoUrl: '/photo' };
const found = { statusCode: 200, result: photo };
const missing = { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'Gone.' }] };

describe('pictures of records', () => {
  test.each([
    ['a list', { hasErrors: true, results: [found, missing] }],
    ['a map', { [PERSON]: found, [THING]: missing }],
  ])('are read from %s', async (_, answer) => {
    const { fetch, requests } = stubFetch([200, answer]);
    const { platform } = stubPlatform(fetch);
    const avatars = await readRecordAvatars(platform, ['003000000000001', THING]);
    expect(avatars).toEqual({ [PERSON]: found, [THING]: missing });
    expect(decodeURIComponent(requests[0]?.url ?? '')).toMatch(`/batch/${PERSON},${THING}`);
  });

  test('of an unknown type are an error', async () => {
    const strange = { statusCode: 200, result: { recordId: PERSON, type: 'Hologram' } };
    const { fetch } = stubFetch([200, { hasErrors: false, results: [strange] }]);
    const { platform } = stubPlatform(fetch);
    await expect(readRecordAvatars(platform, [PERSON])).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
      message: 'Unsupported avatar type',
    });
  });

  test('are read again after a photo was put on one', async () => {
    const batch = { hasErrors: false, results: [found] };
    const { fetch, requests } = stubFetch([200, batch], [200, photo], [200, batch]);
    const { platform } = stubPlatform(fetch);
    await readRecordAvatars(platform, [PERSON]);
    const association = { actionType: 'Associate' as const, photoUrl: 'https://bilder.example/1.jpg' };
    expect(await saveRecordAvatar(platform, PERSON, association)).toEqual(photo);
    await readRecordAvatars(platform, [PERSON]);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    expect(await requests[1]?.json()).toEqual(association);
  });
});

test.each([
  [PERSON, {}],
  [PERSON, { actionType: 1 }],
  [PERSON, { actionType: 'Associate', photoUrl: 1 }],
  [PERSON, null],
  ['003', { actionType: 'Associate' }],
])('for %s the association %j is not sent', async (recordId, association) => {
  const { platform } = stubPlatform(stubFetch().fetch);
  await expect(saveRecordAvatar(platform, recordId, association as never)).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: 'updateRecordAvatar invalid configuration',
  });
});
