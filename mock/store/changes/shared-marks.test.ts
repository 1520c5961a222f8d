import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { freshSchema, runSql } from '../postgres-tests.ts';
import type { OpenStore } from '../store.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
const skipped = databaseUrl === '' ? ' (skipped: DATABASE_URL names no server)' : '';

describe.skipIf(skipped)(`marks of two stores over one database${skipped}`, () => {
  const schema = freshSchema();
  let one: OpenStore;
  let other: OpenStore;

  beforeAll(async () => {
    one = await openStore({ databaseUrl, schema });
    other = await openStore({ databaseUrl, schema });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await runSql(databaseUrl, `drop schema if exists "${schema}" cascade`);
  });

  /** Whether the other store sees another mark of the object after the work than before it. */
  async function moved(work: () => Promise<unknown>, apiName = 'Contact'): Promise<boolean> {
    const before = await other.changeMarks([apiName]);
    await work();
    return (await other.changeMarks([apiName]))[0] !== before[0];
  }

  it('move with every write of the other, and stay where nothing was written', async () => {
    const { Id } = await one.insert('Account', { Name: 'Weber' });
    const contact = { LastName: 'Weber', AccountId: Id };
    expect(await moved(() => one.insert('Contact', contact))).toBe(true);
    expect(await moved(() => one.insertMany('Contact', [contact, contact]))).toBe(true);
    expect(await moved(() => one.update('Account', Id, { Name: 'Wolf' }))).toBe(false);
    expect(await moved(() => one.update('Account', Id, { Name: 'Vogt' }), 'Account')).toBe(true);
    expect(await moved(() => one.find('Contact'))).toBe(false);
    expect(await moved(() => one.delete('Account', Id)), 'takes its contacts along').toBe(true);
    expect(await moved(() => one.deleteWhere('Contact', { LastName: 'Niemand' }))).toBe(false);
    expect(await moved(() => one.refill(async () => undefined))).toBe(true);
    expect(await moved(() => one.clear())).toBe(true);
  });

  it('move when a transaction ends, and not when it is undone', async () => {
    const insideAndAfter = await moved(() =>
      one.transaction(async (transaction) => {
        const before = await transaction.changeMarks(['Contact']);
        await transaction.insert('Contact', { LastName: 'Weber' });
        expect(await transaction.changeMarks(['Contact']), 'reads its own').not.toEqual(before);
        expect(await other.changeMarks(['Contact']), 'nobody else does yet').toEqual(before);
      }),
    );
    expect(insideAndAfter).toBe(true);
    const undone = () =>
      one
        .transaction(async (transaction) => {
          await transaction.insert('Contact', { LastName: 'Weber' });
          throw new Error('never mind');
        })
        .catch(() => undefined);
    expect(await moved(undone)).toBe(false);
  });

  it('do not make transactions wait for each other that write two objects in opposite orders', async () => {
    const writing = (store: OpenStore, names: readonly ('Account' | 'Lead')[]) =>
      store.transaction(async (transaction) => {
        for (const name of names) {
          if (name === 'Account') await transaction.insert(name, { Name: 'Weber' });
          else await transaction.insert(name, { LastName: 'Weber', Company: 'Weber' });
        }
      });
    const rounds = Array.from({ length: 20 }, (_, round) =>
      writing(round % 2 ? one : other, round % 2 ? ['Account', 'Lead'] : ['Lead', 'Account']),
    );
    await Promise.all(rounds);
    expect(await one.count('Lead')).toBe(20);
  });
});
