import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

let platform: Platform;
let support: Caller;
let serviceId: string;
let salesId: string;
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
  const { store } = platform;
  const queue = async (Name: string) => (await store.insert('Group', { Name, DeveloperName: Name })).Id;
  [serviceId, salesId] = [await queue('Kundenservice'), await queue('Vertrieb')];
  const mine = store.as(String(support.session.userId));
  await mine.insert('Case', { Subject: 'Frage', OwnerId: serviceId });
  await mine.insert('Case', { Subject: 'Angebot', OwnerId: salesId });
  await mine.insert('Case', { Subject: 'In Arbeit' });
});
afterAll(() => platform.close());

const save = (listViewApiName: string, scope: object, apiName = 'Case') =>
  support.post(`/list-info/${apiName}`, {
    listViewApiName,
    label: listViewApiName,
    displayColumns: [apiName === 'Case' ? 'Subject' : 'Name'],
    scope,
  });
const subjectsIn = async (name: string) => {
  const { body } = await support.post(`/list-records/Case/${name}`, {});
  return body.records.map(({ fields }: { fields: { Subject: { value: string } } }) => fields.Subject.value);
};
const scopesOf = async (apiName: string): Promise<{ apiName: string; availableEntities: unknown[] }[]> =>
  (await support.get(`/list-object-info/${apiName}`)).body.availableScopes;

describe('lists of what a queue has', () => {
  it('RD-LIST-25 offers the queues for a list of what they may own', async () => {
    expect(await scopesOf('Case')).toContainEqual({
      apiName: 'queue',
      label: 'Warteschlange',
      availableEntities: [
        { id: serviceId, label: 'Kundenservice' },
        { id: salesId, label: 'Vertrieb' },
      ],
    });
    expect((await scopesOf('Product2')).map(({ apiName }) => apiName)).not.toContain('queue');
  });

  it('RD-LIST-25 holds what the queue has, and says so', async () => {
    const { status, body } = await save('Service', { apiName: 'queue', entityId: serviceId.slice(0, 15) });
    expect(status).toBe(201);
    const scope = { apiName: 'queue', entity: { id: serviceId, label: 'Kundenservice' } };
    expect(body.scope).toMatchObject(scope);
    expect((await support.get('/list-info/Case/Service')).body.scope).toMatchObject(scope);
    expect(await subjectsIn('Service')).toEqual(['Frage']);
  });

  it('RD-LIST-25 is turned to another queue, and to no queue', async () => {
    await save('Turned', { apiName: 'queue', entityId: serviceId });
    await support.patch('/list-info/Case/Turned', { scope: { apiName: 'queue', entityId: salesId } });
    expect(await subjectsIn('Turned')).toEqual(['Angebot']);
    await support.patch('/list-info/Case/Turned', { scope: { apiName: 'mine' } });
    expect(await subjectsIn('Turned')).toEqual(['In Arbeit']);
  });

  it.each([
    ['no queue', { apiName: 'queue' }],
    ['a queue that does not exist', { apiName: 'queue', entityId: '00G000000000009AAA' }],
    ['what is no id', { apiName: 'queue', entityId: 'Kundenservice' }],
    ['a queue for a scope without queues', { apiName: 'mine', entityId: '00G000000000009AAA' }],
  ])('RD-LIST-25 refuses %s', async (_, scope) => {
    const { status, body } = await save('Refused', scope);
    expect([status, body[0].errorCode]).toEqual([400, 'INVALID_INPUT']);
  });

  it('RD-LIST-25 refuses a queue for what no queue may own', async () => {
    expect((await save('Refused', { apiName: 'queue', entityId: serviceId }, 'Contact')).status).toBe(400);
  });

  it('RD-LIST-25 holds nothing once the queue is gone', async () => {
    const gone = await platform.store.insert('Group', { Name: 'Saison', DeveloperName: 'Saison' });
    await save('Season', { apiName: 'queue', entityId: gone.Id });
    await platform.store.delete('Group', gone.Id);
    expect(await subjectsIn('Season')).toEqual([]);
    expect((await support.get('/list-info/Case/Season')).body.scope).toMatchObject({
      apiName: 'queue',
      entity: null,
    });
  });

  it('RD-LIST-35 offers entities for the scope of queues alone, and quick filters that are those of the fields', async () => {
    const { body } = await support.get('/list-object-info/Case');
    const others = (await scopesOf('Case')).filter(({ apiName }) => apiName !== 'queue');
    expect(others.length).toBeGreaterThan(0);
    for (const { availableEntities } of others) expect(availableEntities).toEqual([]);
    const columns: {
      quickFilterOperator: string;
      defaultFilterOperator: string;
      quickFilterOverrides: null;
    }[] = body.columns;
    expect(columns.length).toBeGreaterThan(0);
    for (const { quickFilterOperator, defaultFilterOperator, quickFilterOverrides } of columns) {
      expect(quickFilterOperator).toBe(defaultFilterOperator);
      expect(quickFilterOverrides).toBeNull();
    }
  });
});
