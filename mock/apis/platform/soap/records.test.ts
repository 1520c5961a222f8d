import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import { type Door, openDoor } from '../testing/door.ts';

let door: Door;
let merchandiser: string;
let buyer: string;
let support: string;
beforeAll(async () => {
  door = await openDoor();
  merchandiser = await tokenOf('Merchandiser');
  buyer = await tokenOf('Buyer');
  support = await tokenOf('Support');
});
afterAll(() => door.close());

async function tokenOf(profile: 'Merchandiser' | 'Support' | 'Buyer') {
  const Username = `${profile.toLowerCase()}@offizin.example`;
  const user = { LastName: profile, Username, Email: Username, ProfileId: profileId(profile) };
  const { Id } = await door.store.insert('User', user);
  return (await openSession(door.store, { userId: Id }, door.clock())).token;
}

const ask = async (call: string, session = merchandiser) => {
  const header = `<SessionHeader><sessionId>${session}</sessionId></SessionHeader>`;
  const response = await fetch(`${door.origin}/services/Soap/u/64.0`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml', soapaction: '""' },
    body: `<Envelope><Header>${header}</Header><Body>${call}</Body></Envelope>`,
  });
  return { status: response.status, text: await response.text() };
};
const all = (text: string, element: string) =>
  [...text.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value]) => value);
const undelete = (ids: readonly string[], session?: string) =>
  ask(`<undelete>${ids.map((id) => `<ids>${id}</ids>`).join('')}</undelete>`, session);
const accountNamed = async (Name: string) => (await door.store.insert('Account', { Name })).Id;

describe('undelete', () => {
  it('PF-SOAP-01 brings records back with what was deleted along with them, each for itself', async () => {
    const account = await accountNamed('Zurück');
    const at = { Name: 'Lager', Street: 'Am Markt 1', PostalCode: '24103', City: 'Kiel' };
    const item = (await door.store.insert('ContactPointAddress', { ParentId: account, ...at })).Id;
    const before = await door.store.get('Account', account);
    door.clock.advance(60_000);
    await door.store.delete('Account', account);
    expect(await door.store.get('ContactPointAddress', item)).toBeUndefined();
    const other = await accountNamed('Noch da');
    const { status, text } = await undelete([account.slice(0, 15), other, 'nonsense']);
    expect([status, all(text, 'success')]).toEqual([200, ['true', 'false', 'false']]);
    expect(all(text, 'statusCode')).toEqual(['UNDELETE_FAILED', 'MALFORMED_ID']);
    const after = await door.store.get('Account', account);
    expect(after).toMatchObject({ Name: 'Zurück', CreatedDate: before?.CreatedDate });
    expect(after?.SystemModstamp).not.toBe(before?.SystemModstamp);
    expect(await door.store.get('ContactPointAddress', item)).toMatchObject({ ParentId: account });
    expect(all((await undelete([account])).text, 'success')).toEqual(['false']);
  });

  it('PF-SOAP-01 leaves a record deleted whose place another one has taken', async () => {
    const { Id } = await door.store.insert('Account', { Name: 'Alt', AccountNumber: 'K-9' });
    await door.store.delete('Account', Id);
    await door.store.insert('Account', { Name: 'Neu', AccountNumber: 'K-9' });
    const { text } = await undelete([Id]);
    expect([all(text, 'statusCode'), all(text, 'fields')]).toEqual([['DUPLICATE_VALUE'], ['AccountNumber']]);
    expect(await door.store.get('Account', Id)).toBeUndefined();
  });

  it('PF-SOAP-01 is refused to whoever may not delete, and for more than 200 records', async () => {
    const account = await accountNamed('Fremd');
    await door.store.delete('Account', account);
    expect(all((await undelete([account], buyer)).text, 'success')).toEqual(['false']);
    const many = Array.from({ length: 201 }, () => account);
    expect((await undelete(many)).text).toContain('EXCEEDED_ID_LIMIT');
    expect((await undelete([account], 'nobody')).text).toContain('INVALID_SESSION_ID');
    expect(await door.store.get('Account', account)).toBeUndefined();
  });
});

const merge = (master: string, ids: readonly string[], fields = '', session?: string) => {
  const others = ids.map((id) => `<recordToMergeIds>${id}</recordToMergeIds>`).join('');
  const record = `<masterRecord><type>Account</type><Id>${master}</Id>${fields}</masterRecord>`;
  return ask(`<merge><request>${record}${others}</request></merge>`, session);
};

describe('merge', () => {
  it('PF-SOAP-02 makes one record of three, which has what belonged to the others', async () => {
    const [master, second, third] = await Promise.all(['Eins', 'Zwei', 'Drei'].map(accountNamed));
    const contact = (await door.store.insert('Contact', { LastName: 'Mit', AccountId: second as string })).Id;
    await door.store.update('Account', third as string, { ParentId: second });
    await door.store.update('Account', master as string, { Description: 'Alt' });
    const fields = '<Phone>0431 5</Phone><fieldsToNull>Description</fieldsToNull>';
    const { text } = await merge(master as string, [second as string, third as string], fields);
    expect([all(text, 'success'), all(text, 'mergedRecordIds')]).toEqual([['true'], [second, third]]);
    expect(all(text, 'updatedRelatedIds')).toContain(contact);
    expect(await door.store.get('Account', master as string)).toMatchObject({
      Name: 'Eins',
      Phone: '0431 5',
      Description: null,
    });
    expect(await door.store.get('Contact', contact)).toMatchObject({ AccountId: master });
    expect(await door.store.getMany('Account', [second, third] as string[])).toEqual([]);
    expect(all((await undelete([second as string])).text, 'success')).toEqual(['true']);
    expect(await door.store.get('Contact', contact)).toMatchObject({ AccountId: master });
  });

  it('PF-SOAP-02 leaves everything as it was where one of the records cannot go, or a value does not fit', async () => {
    const [master, second] = await Promise.all(['Bleibt', 'Auch'].map(accountNamed));
    const contact = (await door.store.insert('Contact', { LastName: 'Hier', AccountId: second as string }))
      .Id;
    const { text } = await merge(master as string, [second as string], `<Name>${'x'.repeat(300)}</Name>`);
    expect([all(text, 'success'), all(text, 'fields')]).toEqual([['false'], ['Name']]);
    expect(await door.store.get('Contact', contact)).toMatchObject({ AccountId: second });
    expect(await door.store.getMany('Account', [master, second] as string[])).toHaveLength(2);
  });

  it.each([
    ['a record into itself', (id: string) => merge(id, [id])],
    ['none', (id: string) => merge(id, [])],
    [
      'four records',
      (id: string) =>
        merge(
          id,
          ['1', '2', '3'].map((end) => `0010000000000${end}0`),
        ),
    ],
    ['another object', (id: string) => merge(id, ['003000000000001AAA'])],
    ['what is not there', (id: string) => merge(id, ['001000000000999AAA'])],
    ['for a buyer', async (id: string) => merge(id, [await accountNamed('Zweiter')], '', buyer)],
    [
      'for support, which deletes no accounts',
      async (id: string) => merge(id, [await accountNamed('Dritter')], '', support),
    ],
  ])('PF-SOAP-02 is refused: %s', async (_, asked) => {
    const id = await accountNamed('Allein');
    const { status, text } = await asked(id);
    expect([status, all(text, 'success')]).toEqual([200, ['false']]);
    expect(all(text, 'message')[0]).toMatch(/\w/);
    expect(await door.store.get('Account', id)).toBeDefined();
  });
});
