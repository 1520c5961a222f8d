import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

let platform: Platform;
let support: Caller;
let caseId: string;
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
  caseId = (await create('Frage')).body.id;
});
afterAll(() => platform.close());

const create = (Subject: string, query = '') =>
  support.post(`/records${query}`, { apiName: 'Case', fields: { Subject } });
const subjectNow = async () =>
  (await support.get(`/records/${caseId}?fields=Case.Subject`)).body.fields.Subject.value;

it.each(['triggerOtherEmail', 'triggerUserEmail'])(
  'PF-REST-34 a write with %s is refused and saves nothing',
  async (name) => {
    const created = await create('Mit Post', `?${name}=true`);
    expect([created.status, created.body.message]).toEqual([
      400,
      `The store sends its mails by itself, and none on demand. Leave out ${name}.`,
    ]);
    expect(await platform.store.find('Case', { where: { Subject: 'Mit Post' } })).toEqual([]);
    const changed = await support.patch(`/records/${caseId}?${name}=true`, {
      fields: { Subject: 'Mit Post' },
    });
    expect(changed.status).toBe(400);
    expect(await subjectNow()).toBe('Frage');
    expect((await support.patch(`/records/${caseId}?${name}=false`, { fields: {} })).status).toBe(200);
  },
);

it('PF-REST-35 a change that names another object than its record is of is refused', async () => {
  const change = (apiName: string) =>
    support.patch(`/records/${caseId}`, { apiName, fields: { Subject: 'Als Konto' } });
  for (const apiName of ['Account', 'Nothing']) {
    expect((await change(apiName)).status, apiName).toBe(400);
    expect(await subjectNow(), apiName).toBe('Frage');
  }
  const own = await support.patch(`/records/${caseId}`, { apiName: 'case', fields: { Subject: 'Frage' } });
  expect(own.status).toBe(200);
});
