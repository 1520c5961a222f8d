import { expect } from 'vitest';
import type { Platform } from '../../platform.ts';
import { ID } from '../../testing/records.ts';
import { type StubAnswer, stubFetch } from '../../testing/stub-fetch.ts';
import { stubPlatform } from '../../testing/stub-platform.ts';

export { GONE, ID, itemsOf, NAME, OTHER, searchOf as queryOf } from '../../testing/records.ts';

/** A product as an answer carries it. */
export function product(id = ID, Name = 'Ibu') {
  const fields = { Name: { displayValue: null, value: Name } };
  return { apiName: 'Product2', id, childRelationships: {}, fields };
}

/** A platform that gives these answers one after the other, the last one for ever. */
export function platformWith(...answers: StubAnswer[]) {
  const { fetch, requests } = stubFetch(...answers);
  return { ...stubPlatform(fetch), requests };
}

/** Address of a request below the base of record data, with its query. */
export const addressOf = (request: Request | undefined): string =>
  decodeURIComponent((request?.url ?? '').replace(/.*ui-api/, ''));

/** The call is refused with the message before anything is sent. */
export async function expectRefused(call: (platform: Platform) => Promise<unknown>, message: string) {
  const { platform, requests } = platformWith();
  const refusal = { name: 'CommerceError', code: 'INVALID_CONFIG', status: 400, message };
  await expect(call(platform)).rejects.toMatchObject(refusal);
  expect(requests).toHaveLength(0);
}

/** The call passes the checks of the client: exactly one request is sent, which is answered. */
export async function expectSent(call: (platform: Platform) => Promise<unknown>, answer: unknown = {}) {
  const { platform, requests } = platformWith([200, answer]);
  await call(platform);
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}
