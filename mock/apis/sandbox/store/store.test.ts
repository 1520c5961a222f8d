import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Store } from '#mock/store/store.ts';
import type { Developer } from '../testing/developer.ts';
import { type SandboxedMock, startSandboxedMock } from '../testing/sandboxed-mock.ts';

let mock: SandboxedMock;
let dev: Developer;
/** What the fill does next in place of writing the demo shop; undefined: write it. */
let failure: Error | undefined;
let betweenSteps: (() => Promise<void>) | undefined;

/**
 * A shop of few records: an account and a contact that refer to each other, cases with running numbers, and the store at
 * last, without which no call of the shop can be answered.
 */
async function fill(store: Store): Promise<void> {
  const account = await store.insert('Account', { Name: 'Muster' });
  await betweenSteps?.();
  await store.insert('Contact', { LastName: 'Muster', AccountId: account.Id });
  await store.insert('Case', { Subject: 'Frage', AccountId: account.Id });
  await store.insert('WebStore', { Id: WEBSTORE_ID, Name: 'Offizin' });
  if (failure) throw failure;
}

beforeAll(async () => {
  mock = await startSandboxedMock({ seed: fill, fill });
  dev = await mock.developer();
});
beforeEach(async () => {
  failure = undefined;
  betweenSteps = undefined;
  for (const { name } of (await dev.admin('GET', '/snapshots')).body.snapshots)
    await dev.admin('DELETE', `/snapshots/${encodeURIComponent(name)}`);
  expect((await dev.admin('POST', '/store/actions/reset')).status).toBe(200);
});
afterAll(() => mock.close());

const accounts = async () => (await mock.store.find('Account')).map(({ Name }) => Name).sort();
const snapshot = (name: string, description?: string) =>
  dev.admin('POST', '/snapshots', { name, ...(description !== undefined && { description }) });
const restore = (name: string) => dev.admin('POST', `/snapshots/${encodeURIComponent(name)}/actions/restore`);

describe('resetStore', () => {
  it('sets the whole store back to the seed, running numbers included', async () => {
    const [first] = await mock.store.find('Case');
    await mock.store.insert('Account', { Name: 'Neu' });
    await mock.store.deleteWhere('Contact', {});
    const { status, body } = await dev.admin('POST', '/store/actions/reset');
    expect(status).toBe(200);
    expect(body.records).toBeGreaterThan(3);
    expect(await accounts()).toEqual(['Muster']);
    expect(await mock.store.count('Contact')).toBe(1);
    const [again] = await mock.store.find('Case');
    expect(again?.CaseNumber).toBe(first?.CaseNumber);
  });

  it('leaves everything as it was when it fails on the way', async () => {
    await mock.store.insert('Account', { Name: 'Bleibt' });
    failure = new Error('The disk is full');
    expect((await dev.admin('POST', '/store/actions/reset')).status).toBe(500);
    expect(await accounts()).toEqual(['Bleibt', 'Muster']);
    const { Id } = await mock.store.insert('Account', { Name: 'Danach' });
    expect(await mock.store.count('Account', { Id })).toBe(1);
  });

  it('is never seen half by a request that runs meanwhile', async () => {
    const seen: number[] = [];
    const reads: Promise<unknown>[] = [];
    betweenSteps = async () => {
      for (let count = 0; count < 5; count += 1)
        reads.push(
          mock
            .visitor()
            .call('GET', '/application-context')
            .then(({ status }) => seen.push(status)),
        );
      // The requests have arrived once the platform has counted them; they wait at the gate.
      await expect.poll(async () => (await fetchLogless()).ok).toBe(true);
      expect(seen).toEqual([]);
    };
    await dev.admin('POST', '/store/actions/reset');
    await Promise.all(reads);
    expect(seen).toEqual([200, 200, 200, 200, 200]);
  });
});

/** A call that needs no records, and so is answered while they are exchanged. */
const fetchLogless = () => fetch(`${mock.origin}/sandbox/scenarios`);

describe('a snapshot (createSnapshot, getSnapshots, restoreSnapshot, deleteSnapshot)', () => {
  it('is taken, listed, restored and deleted by its name', async () => {
    expect((await snapshot('vor dem Ausverkauf', 'Frisch importiert')).status).toBe(201);
    await mock.store.insert('Account', { Name: 'Neu' });
    mock.machine.advance(1000);
    await snapshot('danach');
    const { body } = await dev.admin('GET', '/snapshots');
    expect(body.snapshots.map(({ name }: { name: string }) => name)).toEqual([
      'danach',
      'vor dem Ausverkauf',
    ]);
    expect(body.snapshots[1]).toMatchObject({
      description: 'Frisch importiert',
      records: body.snapshots[0].records - 1,
    });
    const restored = await restore('vor dem Ausverkauf');
    expect(restored).toMatchObject({ status: 200, body: { records: body.snapshots[1].records } });
    expect(await accounts()).toEqual(['Muster']);
    await restore('danach');
    expect(await accounts()).toEqual(['Muster', 'Neu']);
    expect((await dev.admin('DELETE', '/snapshots/danach')).status).toBe(204);
    expect((await restore('danach')).status).toBe(404);
    expect(await accounts()).toEqual(['Muster', 'Neu']);
  });

  it('brings references and running numbers back, and new records get numbers of their own', async () => {
    await snapshot('eins');
    const second = await mock.store.insert('Case', { Subject: 'Zweite' });
    await restore('eins');
    const [contact] = await mock.store.find('Contact');
    expect((await mock.store.get('Account', contact?.AccountId ?? ''))?.Name).toBe('Muster');
    const anew = await mock.store.insert('Case', { Subject: 'Andere zweite' });
    expect(anew.CaseNumber).toBe(second.CaseNumber);
    await expect(mock.store.delete('Account', contact?.AccountId ?? '')).resolves.toBeDefined();
  });

  it('takes what the mock keeps in memory along', async () => {
    await dev.admin('POST', '/store/actions/reset');
    const { origin } = mock.store;
    await snapshot('eins');
    expect(mock.store.origin).toBe(origin);
    await restore('eins');
    expect(mock.store.origin).not.toBe(origin);
  });

  it('is refused under a name that is taken or no name', async () => {
    await snapshot('eins');
    const taken = await snapshot('eins');
    expect([taken.status, taken.body[0].message]).toEqual([
      409,
      'body.name: There is a snapshot “eins” already.',
    ]);
    for (const name of ['', ' ', '../x', '"; drop table "Account"', 'x'.repeat(81)]) {
      const { status, body } = await snapshot(name);
      expect([status, body[0].message]).toEqual([400, expect.stringContaining('body.name')]);
    }
    expect((await restore('keiner')).status).toBe(404);
    expect((await dev.admin('DELETE', '/snapshots/keiner')).status).toBe(404);
    expect(await accounts()).toEqual(['Muster']);
  });
});
