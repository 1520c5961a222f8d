import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addAddress } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;
const BOOK = '/accounts/current/addresses';
const lindenweg = {
  addressType: 'Shipping',
  firstName: 'Erika',
  lastName: 'Beispiel',
  street: 'Lindenweg 4',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const names = async (query: string) =>
  (await buyer.call('GET', `${BOOK}${query}`)).body.items.map(({ name }: { name: string }) => name);

async function addNamed(Name: string, over: Parameters<typeof addAddress>[2] = {}) {
  shop.wait();
  return addAddress(shop.store, buyer.accountId, { Name, ...over });
}

test('SF-ADDRESS-01 guests have no address list', async () => {
  const refused = {
    status: 403,
    body: [{ errorCode: 'FUNCTIONALITY_NOT_ENABLED', message: 'CPA disabled' }],
  };
  expect(await shop.guest().call('GET', BOOK)).toMatchObject(refused);
  expect(await shop.guest().call('POST', BOOK, lindenweg)).toMatchObject(refused);
  const helper = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}${BOOK}`;
  expect(await shop.guest().call('GET', helper)).toMatchObject(refused);
});

test('SF-ADDRESS-07 the first address of a type is the default, a later one takes the mark over', async () => {
  const first = await buyer.call('POST', BOOK, lindenweg);
  expect(first).toMatchObject({
    status: 201,
    body: { name: 'Erika Beispiel', isDefault: true, region: null },
  });
  const second = await buyer.call('POST', BOOK, { ...lindenweg, name: 'Karl Beispiel' });
  expect(second.body.isDefault).toBe(false);
  const billing = await buyer.call('POST', BOOK, { ...lindenweg, addressType: 'Billing' });
  expect(billing.body.isDefault).toBe(true);
  await buyer.call('PATCH', `${BOOK}/${second.body.addressId}`, { isDefault: true });
  const { body } = await buyer.call('GET', `${BOOK}?defaultOnly=true`);
  const marked = body.items.map(({ addressId }: { addressId: string }) => addressId);
  expect(marked.sort()).toEqual([second.body.addressId, billing.body.addressId].sort());
});

test('only one of several addresses added at once is the default', async () => {
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((name) => buyer.call('POST', BOOK, { ...lindenweg, name })),
  );
  expect(answers.map(({ body }) => body.isDefault).filter(Boolean)).toHaveLength(1);
  const { items } = (await buyer.call('GET', BOOK)).body;
  expect(items.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true, false, false]);
});

test('PF-ADDR-01 SF-ADDRESS-06 the newest come first, after the default one', async () => {
  await addNamed('Alt', { IsDefault: true });
  await addNamed('Mitte');
  await addNamed('Neu');
  expect(await names('')).toEqual(['Alt', 'Neu', 'Mitte']);
  expect(await names('?shouldShowDefaultAddrFirst=false')).toEqual(['Neu', 'Mitte', 'Alt']);
  expect(await names('?shouldShowDefaultAddrFirst=false&sortOrder=NameAsc')).toEqual(['Alt', 'Mitte', 'Neu']);
});

test('SF-ADDRESS-06 pages lead on by token and address', async () => {
  for (const name of ['A', 'B', 'C']) await addNamed(name);
  const { body } = await buyer.call('GET', `${BOOK}?sortOrder=NameAsc&pageSize=2`);
  expect(body).toMatchObject({ count: 2, pageSize: 2, nextPageToken: '2', previousPageUrl: null });
  const next = await buyer.call('GET', body.nextPageUrl.split(WEBSTORE_ID)[1]);
  expect(next.body).toMatchObject({ items: [{ name: 'C' }], nextPageToken: null, previousPageToken: '0' });
  const page = async (pageToken: string) =>
    (await buyer.call('GET', `${BOOK}?sortOrder=NameAsc&pageSize=2&pageToken=${pageToken}`)).body;
  expect(await page(body.nextPageToken)).toEqual(next.body);
  expect(await page(next.body.previousPageToken)).toEqual(body);
  expect((await buyer.call('GET', `${BOOK}?pageToken=x`)).status).toBe(400);
});

test('PF-ADDR-02 SF-ADDRESS-06 delivery addresses where the store does not deliver are left out unless asked for', async () => {
  await addNamed('Wien', { Country: 'AT', PostalCode: '1010' });
  await addNamed('Wien Rechnung', { Country: 'AT', PostalCode: '1010', AddressType: 'Billing' });
  expect(await names('')).toEqual(['Wien Rechnung']);
  expect(await names('?excludeUnsupportedCountries=false&addressType=Shipping')).toEqual(['Wien']);
});

test('SF-ADDRESS-19 addresses of one kind are read alone', async () => {
  await addNamed('Haus');
  await addNamed('Büro', { AddressType: 'Billing' });
  expect(await names('?addressType=Shipping')).toEqual(['Haus']);
  expect(await names('?addressType=Billing')).toEqual(['Büro']);
  expect((await names('?addressType=Shipping,Billing')).toSorted()).toEqual(['Büro', 'Haus']);
});

test('a new delivery address must lie where the store delivers, a billing address need not', async () => {
  const vienna = { ...lindenweg, country: 'AT', postalCode: '1010' };
  expect(await buyer.call('POST', BOOK, vienna)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'UNSUPPORTED_COUNTRY' }],
  });
  expect((await buyer.call('POST', BOOK, { ...vienna, addressType: 'Billing' })).status).toBe(201);
});

test('SF-ADDRESS-07 a change keeps what it leaves out, renames, empties and holds to the rules', async () => {
  const { body } = await buyer.call('POST', BOOK, {
    ...lindenweg,
    companyName: 'Praxis',
    phoneNumber: '+49 89 1',
  });
  const path = `${BOOK}/${body.addressId}`;
  expect(
    await buyer.call('PATCH', path, { lastName: 'Muster', companyName: '', phoneNumber: '' }),
  ).toMatchObject({
    status: 200,
    body: {
      name: 'Erika Muster',
      companyName: null,
      phoneNumber: null,
      street: 'Lindenweg 4',
      isDefault: true,
    },
  });
  expect(await buyer.call('PATCH', path, { postalCode: '1' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_POSTAL_CODE' }],
  });
});

test('PF-ADDR-04 one address is read by its id, with fields that have label and type', async () => {
  const { Id } = await addNamed('Eine');
  await addNamed('Andere');
  const { body } = await buyer.call('GET', `${BOOK}?addressId=${Id}&fields=City`);
  expect(body.items).toMatchObject([
    { addressId: Id, fields: { City: { label: 'Ort', text: 'München', type: 'string' } } },
  ]);
  expect((await buyer.call('GET', `${BOOK}?fields=Nothing`)).status).toBe(400);
});

test('PF-ADDR-05 an address takes a middle name, and custom fields in both forms', async () => {
  const { addressType: _, ...untyped } = lindenweg;
  const person = { ...untyped, name: undefined, firstName: 'Erika', middleName: 'Maria', lastName: 'Muster' };
  const created = await buyer.call('POST', BOOK, { ...person, commerceAddressFieldInputList: [] });
  expect(created).toMatchObject({
    status: 201,
    body: { addressType: 'Shipping', name: 'Erika Maria Muster', middleName: 'Maria' },
  });
  const options = [{ dataName: 'options__c', text: 'alpha' }];
  for (const commerceAddressFieldInputList of [options, { fields: options }])
    expect(await buyer.call('POST', BOOK, { ...person, commerceAddressFieldInputList })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  const { country: __, ...nowhere } = person;
  expect(await buyer.call('POST', BOOK, nowhere)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'REQUIRED_FIELD_MISSING' }],
  });
});

test('nobody reads or changes the addresses of other accounts', async () => {
  const { Id } = await addNamed('Geheim');
  const stranger = await shop.buyer();
  expect((await stranger.call('PATCH', `${BOOK}/${Id}`, { city: 'Köln' })).status).toBe(404);
  expect((await stranger.call('GET', `/accounts/${buyer.accountId}/addresses`)).status).toBe(404);
  expect((await buyer.call('GET', `/accounts/${buyer.accountId}/addresses`)).body.count).toBe(1);
  expect((await stranger.call('GET', BOOK)).body.items).toEqual([]);
  expect(await shop.store.get('ContactPointAddress', Id)).toMatchObject({ Name: 'Geheim', City: 'München' });
});

test('an address is deleted once, and only by its own account', async () => {
  const created = (await buyer.call('POST', BOOK, lindenweg)).body.addressId;
  const stranger = await shop.buyer();
  expect(await stranger.call('DELETE', `${BOOK}/${created}`)).toMatchObject({ status: 404 });
  expect(await shop.guest().call('DELETE', `${BOOK}/${created}`)).toMatchObject({ status: 403 });
  expect(await buyer.call('DELETE', `${BOOK}/${created}`)).toMatchObject({ status: 204 });
  expect(await buyer.call('DELETE', `${BOOK}/${created}`)).toMatchObject({ status: 404 });
  expect((await buyer.call('GET', BOOK)).body.items).toEqual([]);
});
