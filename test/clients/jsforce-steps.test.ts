import { Connection } from 'jsforce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Door, openDoor } from '#mock/apis/platform/testing/door.ts';
import { ADMINISTRATOR_USER_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addAdministrator, PASSWORD, USERNAME } from './administrator.ts';

let door: Door;
let connection: Connection;
const passed: string[] = [];
beforeAll(async () => {
  door = await openDoor();
  await addAdministrator(door);
  connection = new Connection({ loginUrl: door.origin });
  await connection.login(USERNAME, PASSWORD);
});
afterAll(async () => {
  await door.close();
  console.info(
    Object.keys(steps)
      .map((step) => `${passed.includes(step) ? 'passed' : 'FAILED'}  ${step}`)
      .join('\n'),
  );
});

const MINUTE_MS = 60_000;
const around = () => {
  const now = door.clock().getTime();
  return [new Date(now - MINUTE_MS), new Date(now + MINUTE_MS)] as const;
};
const names = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({ Name: `${prefix} ${index}` }));

/** What a program does, one step each; jsforce is taken as it comes. */
const steps: Readonly<Record<string, () => Promise<void>>> = {
  'PF-DOOR-09 identity': async () => {
    expect((await connection.identity()).user_id).toBe(ADMINISTRATOR_USER_ID);
  },
  'PF-REST-02 limits': async () => {
    expect((await connection.limits()).DataStorageMB?.Max).toBeGreaterThan(0);
  },
  'PF-REST-05 PF-REST-10 create, then recent': async () => {
    const { id } = await connection.sobject('Account').create({ Name: 'Zuletzt' });
    expect((await connection.recent('Account')).map(({ Id }: { Id?: string }) => Id)).toContain(id);
  },
  'PF-REST-06 upsert of one record, new and known': async () => {
    const accounts = connection.sobject('Account');
    const created = await accounts.upsert({ AccountNumber: 'K-1', Name: 'Erst' }, 'AccountNumber');
    const changed = await accounts.upsert({ AccountNumber: 'K-1', Name: 'Dann' }, 'AccountNumber');
    expect([created.created, changed.id]).toEqual([true, created.id]);
    expect((await door.store.get('Account', created.id ?? ''))?.Name).toBe('Dann');
  },
  'PF-REST-06 PF-REST-08 upsert of two hundred records': async () => {
    const records = names(200, 'Viele').map((record, index) => ({ ...record, AccountNumber: `V-${index}` }));
    const saved = await connection.sobject('Account').upsert(records, 'AccountNumber', { allOrNone: true });
    expect(saved.filter(({ success }) => success)).toHaveLength(200);
    expect(await door.store.count('Account', { AccountNumber: { like: 'V-%' } })).toBe(200);
  },
  'PF-SOQL-05 queryMore over five thousand rows': async () => {
    await door.store.insertMany('Account', names(5001, 'Reihe'));
    let page = await connection.query("SELECT Id FROM Account WHERE Name LIKE 'Reihe %'");
    const ids = new Set(page.records.map(({ Id }) => Id));
    while (!page.done) {
      page = await connection.queryMore(page.nextRecordsUrl ?? '');
      for (const { Id } of page.records) ids.add(Id);
    }
    expect(ids.size).toBe(5001);
  },
  'PF-SOQL-21 explain': async () => {
    const { plans } = await connection.query("SELECT Id FROM Account WHERE Name = 'Reihe 1'").explain();
    expect(plans[0]).toMatchObject({ leadingOperationType: 'Index', fields: ['Name'], cardinality: 1 });
  },
  'PF-REST-12 search': async () => {
    await door.store.insert('Account', { Name: 'Lindwurm' });
    const { searchRecords } = await connection.search(
      'FIND {Lindw*} IN ALL FIELDS RETURNING Account(Id, Name)',
    );
    expect(searchRecords).toMatchObject([{ attributes: { type: 'Account' }, Name: 'Lindwurm' }]);
  },
  'PF-REST-13 updated': async () => {
    const { id } = await connection.sobject('Account').create({ Name: 'Eben' });
    expect((await connection.sobject('Account').updated(...around())).ids).toContain(id);
  },
  'PF-REST-14 deleted': async () => {
    const accounts = connection.sobject('Account');
    const { id = '' } = await accounts.create({ Name: 'Weg' });
    await accounts.destroy(id);
    const { deletedRecords } = await accounts.deleted(...around());
    expect(deletedRecords.map((one) => one.id)).toContain(id);
  },
  'PF-SOAP-02 merge': async () => {
    const [master, other] = await connection
      .sobject('Account')
      .create([{ Name: 'Bleibt stehen' }, { Name: 'Geht auf' }]);
    const request = {
      masterRecord: { type: 'Account', Id: master?.id },
      recordToMergeIds: [other?.id ?? ''],
    };
    const merged = await connection.soap.merge(request);
    expect(merged).toMatchObject({ success: true, mergedRecordIds: [other?.id] });
    expect(await door.store.get('Account', other?.id ?? '')).toBeUndefined();
  },
  'PF-REST-20 a tree by a request of its own': async () => {
    const contact = { attributes: { type: 'Contact', referenceId: 'contact' }, LastName: 'Ast' };
    const account = { attributes: { type: 'Account', referenceId: 'account' }, Name: 'Stamm' };
    const answer = await connection.requestPost<{ hasErrors: boolean }>('/composite/tree/Account', {
      records: [{ ...account, Contacts: { records: [contact] } }],
    });
    expect(answer.hasErrors).toBe(false);
    expect(await door.store.count('Contact', { LastName: 'Ast' })).toBe(1);
  },
};

describe('jsforce, unmodified', () => {
  it.each(Object.entries(steps))('%s', async (name, step) => {
    await step();
    passed.push(name);
  });
});
