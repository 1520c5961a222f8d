import { expect, test } from 'vitest';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { readRecordAvatar } from '../avatars/avatars.ts';
import { readObjectInfo } from '../records/metadata.ts';
import { stubPlatform } from '../testing/stub-platform.ts';

const GONE = [{ errorCode: 'NOT_FOUND', message: 'Gone.' }];
const ids = Array.from({ length: 250 }, (_, index) => `003000000000${String(index).padStart(3, '0')}AAA`);

/** A platform that knows everything but `missing`, by the last part of the address. */
function platformWithout(missing: string, resultOf: (key: string) => unknown) {
  const asked: string[][] = [];
  const { platform } = stubPlatform(async (request) => {
    const { pathname } = new URL(request.url);
    const keys = decodeURIComponent(pathname.split('/').at(-1) ?? '').split(',');
    asked.push(keys);
    if (!pathname.includes('/batch/')) return Response.json(resultOf(keys[0] ?? ''));
    const results = keys.map((key) =>
      key === missing ? { statusCode: 404, result: GONE } : { statusCode: 200, result: resultOf(key) },
    );
    return Response.json({ hasErrors: keys.includes(missing), results });
  });
  return { platform, asked };
}

test('250 components that show an avatar each make two calls, and one that fails is theirs alone', async () => {
  const { platform, asked } = platformWithout(ids[7] ?? '', (recordId) => ({ recordId, type: 'Theme' }));
  const avatars = await Promise.allSettled(ids.map((id) => readRecordAvatar(platform, id)));
  expect(asked.map(({ length }) => length)).toEqual([200, 50]);
  expect(avatars.filter(({ status }) => status === 'fulfilled')).toHaveLength(249);
  expect(avatars[7]).toMatchObject({
    reason: { status: 404, code: 'NOT_FOUND', operationId: 'getRecordAvatars' },
  });
});

test('objects that are described in one tick share a call, and each is cached for itself', async () => {
  const { platform, asked } = platformWithout('Unicorn', (apiName) => ({ apiName }));
  const names = ['Account', 'Case', 'Account', 'Unicorn'];
  const infos = await Promise.allSettled(names.map((name) => readObjectInfo(platform, name)));
  expect(
    infos.map((info) => (info.status === 'fulfilled' ? info.value.apiName : info.reason.status)),
  ).toEqual(['Account', 'Case', 'Account', 404]);
  expect(platform.state(getObjectInfo, { path: { objectApiName: 'Case' } })).toBe('Fulfilled');
  await Promise.all([readObjectInfo(platform, 'Case'), readObjectInfo(platform, 'Account')]);
  await readObjectInfo(platform, 'Contact');
  expect(asked).toEqual([['Account', 'Case', 'Unicorn'], ['Contact']]);
});

test('a call that fails as a whole fails for everybody', async () => {
  const { platform } = stubPlatform(async () => Response.json(GONE, { status: 500 }));
  const both = await Promise.allSettled(['Account', 'Case'].map((name) => readObjectInfo(platform, name)));
  expect(both).toMatchObject([{ reason: { status: 500 } }, { reason: { status: 500 } }]);
});
