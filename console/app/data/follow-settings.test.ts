import { afterEach, expect, test, vi } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { manner } from '../i18n/manner.ts';
import { codeSignIn } from './code-sign-in.ts';
import { followSettings } from './follow-settings.ts';

const GERMAN = { zoneinfo: 'Europe/Berlin', locale: 'de_DE', language: 'de' };

afterEach(() => manner.set({ zone: 'Europe/Berlin', tag: undefined, language: undefined }));

/** Writes this body where the person's settings are these by then; answers what followed. */
async function write(now: object, body: object, more: object = {}) {
  let settings: object = GERMAN;
  const { fetch, requests } = routedFetch({
    'GET /oauth2/userinfo': () => [
      200,
      { user_id: '005', name: 'Miriam', user_type: 'STANDARD', ...settings },
    ],
  } as never);
  const { platform, queryClient } = stubPlatform(fetch);
  const { who } = codeSignIn(platform);
  await who();
  settings = now;
  const read = vi.spyOn(queryClient, 'invalidateQueries');
  const setItem = vi.fn();
  const follow = followSettings({ who, platform, preferences: { setItem } });
  await follow({ operation: { method: 'patch' }, input: { body }, error: undefined, ...more } as never);
  const all = read.mock.calls.filter(([filters]) => filters === undefined).length;
  return { asked: requests.length - 1, read: all, chosen: setItem.mock.calls };
}

test('RD-MANNER-04 a time zone that is written holds at once, and what is shown is read again', async () => {
  const body = { operations: [{ records: [{ fields: { Id: '005', TimeZoneSidKey: 'America/New_York' } }] }] };
  const followed = await write({ ...GERMAN, zoneinfo: 'America/New_York' }, body);
  expect(followed).toEqual({ asked: 1, read: 1, chosen: [] });
  expect(manner.get().zone).toBe('America/New_York');
});

test('RD-MANNER-04 the console speaks the language that is written', async () => {
  const body = { fields: { LanguageLocaleKey: 'en' } };
  expect((await write({ ...GERMAN, language: 'en' }, body)).chosen).toEqual([['locale', 'en']]);
});

test('nothing is read again for the settings of somebody else, and nothing asked about other writes', async () => {
  expect(await write(GERMAN, { fields: { LanguageLocaleKey: 'en' } })).toMatchObject({ asked: 1, read: 0 });
  expect(await write(GERMAN, { fields: { Name: 'Praxis' } })).toMatchObject({ asked: 0 });
  const refused = { error: new Error('refused') };
  expect(await write(GERMAN, { fields: { LocaleSidKey: 'en_US' } }, refused)).toMatchObject({ asked: 0 });
});
