import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let program: Program;
let accountId: string;
let contactId: string;
beforeAll(async () => {
  rest = await openRest();
  program = await rest.user('Merchandiser');
  const billing = { BillingStreet: 'Am Markt 1', BillingCity: 'Kiel', BillingPostalCode: '24103' };
  accountId = (await rest.store.insert('Account', { Name: 'Nord', ...billing, BillingCountry: 'DE' })).Id;
  contactId = (await rest.store.insert('Contact', { LastName: 'Ohne', AccountId: accountId })).Id;
});
afterAll(() => rest.close());

const KIEL = {
  city: 'Kiel',
  country: 'DE',
  geocodeAccuracy: null,
  latitude: null,
  longitude: null,
  postalCode: '24103',
  state: null,
  street: 'Am Markt 1',
};
const query = (soql: string) => program.get(`/query?q=${encodeURIComponent(soql)}`);

describe('an address of a record', () => {
  it('PF-REST-11 is read with its parts, and is null where all of them are empty', async () => {
    const whole = (await program.get(`/sobjects/Account/${accountId}`)).body;
    expect(whole).toMatchObject({ BillingAddress: KIEL, BillingCity: 'Kiel', ShippingAddress: null });
    const path = `/sobjects/Contact/${contactId}?fields=MailingAddress,Account.billingaddress`;
    expect((await program.get(path)).body).toMatchObject({
      MailingAddress: null,
      Account: { BillingAddress: KIEL },
    });
  });

  it('PF-REST-11 is selected by a query, alone, over a relationship and with all fields', async () => {
    const { records } = (await query("SELECT BillingAddress FROM Account WHERE Name = 'Nord'")).body;
    expect(records).toEqual([{ attributes: expect.anything(), BillingAddress: KIEL }]);
    const contacts = await query("SELECT c.Account.BillingAddress FROM Contact c WHERE LastName = 'Ohne'");
    expect(contacts.body.records[0].Account.BillingAddress).toEqual(KIEL);
    const all = await query("SELECT FIELDS(ALL) FROM Account WHERE Name = 'Nord' LIMIT 1");
    expect(all.body.records[0].BillingAddress).toEqual(KIEL);
  });

  it.each([
    "SELECT Id FROM Account WHERE BillingAddress = 'Kiel'",
    'SELECT Id FROM Account ORDER BY BillingAddress',
    'SELECT COUNT(Id) FROM Account GROUP BY BillingAddress',
  ])('PF-REST-11 neither filters, orders nor groups: %s', async (soql) => {
    expect(await query(soql)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD', message: expect.stringContaining('can only be selected') }],
    });
  });

  it('PF-REST-11 is described as a field that nobody writes', async () => {
    const { fields } = (await program.get('/sobjects/Lead/describe')).body;
    const named = (name: string) => fields.find((one: { name: string }) => one.name === name);
    expect(named('Address')).toMatchObject({ type: 'address', createable: false, updateable: false });
    expect(named('City')).toMatchObject({ compoundFieldName: 'Address', updateable: true });
    const change = { BillingAddress: 'Kiel' };
    expect((await program.patch(`/sobjects/Account/${accountId}`, change)).status).toBe(400);
  });
});
