import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYBODY_GROUP_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { holdHashing } from '#mock/model/sessions/testing/held-hashing.ts';
import { verifyLogin } from '#mock/model/sessions/verify-login.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import { allowGuests } from '../testing/guests.ts';
import { billingAddress, fillCart, payByInvoice, settledSummary } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const orders = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}/order-summaries`;

const REGISTRATIONS = '/buyers/registrations';

let shop: Shop;
let last = 0;

beforeAll(async () => {
  shop = await openShop();
  await allowGuests(shop.store);
  await shop.store.insert('BuyerGroup', { Id: EVERYBODY_GROUP_ID, Name: 'Alle' });
  await shop.store.update('WebStore', WEBSTORE_ID, { GuestBuyerProfileId: EVERYBODY_GROUP_ID });
});
afterAll(() => shop.close());

function someone(over: object = {}) {
  last += 1;
  const email = `neu-${last}@offizin.example`;
  return { firstName: 'Nora', lastName: 'Neu', email, password: 'lange-genug', ...over };
}

/** A guest who has ordered, with the number of the order. */
async function orderedGuest(): Promise<{ guest: Visitor; number: string }> {
  const guest = shop.browser();
  const { cartId } = await fillCart(shop, guest);
  const started = await guest.call('PUT', '/checkouts/active', {
    cartId,
    deliveryAddressInput: billingAddress,
    contactInfo: { email: 'nora@offizin.example' },
  });
  expect(started.status).toBe(202);
  shop.wait();
  await payByInvoice(guest);
  const { status, body } = await guest.call('POST', '/checkouts/active/orders');
  expect(status).toBe(201);
  return { guest, number: body.orderReferenceNumber };
}

test('PF-CTX-61 what a guest has ordered belongs to the account that the guest opens', async () => {
  const { guest, number } = await orderedGuest();
  const person = someone();
  const { status, body } = await guest.call('POST', REGISTRATIONS, person);
  expect(status).toBe(201);
  expect(body).toEqual({ accountId: expect.stringMatching(/^001/) });
  const mine = await guest.call('GET', orders);
  expect(mine.body.orderSummaries).toMatchObject([{ orderNumber: number, accountId: body.accountId }]);
  const book = await guest.call('GET', '/accounts/current/addresses');
  expect(book.body.items).toMatchObject([{ street: 'Lindenweg 4', city: 'München', isDefault: true }]);
  expect(await shop.store.get('Account', body.accountId)).toMatchObject({ Name: 'Nora Neu' });
  expect(await shop.store.count('BuyerGroupMember', { BuyerId: body.accountId })).toBe(1);
});

test('PF-CTX-61 the cart of the guest goes on as the cart of the buyer', async () => {
  const guest = shop.browser();
  const { cartId } = await fillCart(shop, guest, {}, '2');
  expect((await guest.call('POST', REGISTRATIONS, someone())).status).toBe(201);
  expect(await settledSummary(shop, guest)).toMatchObject({ cartId, totalProductCount: '2.0' });
});

test('whoever has registered signs in with the mail address and the password, in capitals too', async () => {
  const guest = shop.browser();
  const person = someone({ email: 'Nora.Gross@Offizin.example' });
  expect((await guest.call('POST', REGISTRATIONS, person)).status).toBe(201);
  const found = (password: string, username = person.email) =>
    verifyLogin({ store: shop.store, network: 'home', now: shop.now() }, username, password);
  for (const username of [person.email.toLowerCase(), person.email.toUpperCase()])
    expect(await found(person.password, username), username).toMatchObject({
      Username: 'nora.gross@offizin.example',
      Name: 'Nora Neu',
      ProfileId: profileId('Buyer'),
    });
  expect(await found('falsch-geraten')).toBeUndefined();
});

test('a mail address that is known is refused, and the guest loses nothing', async () => {
  const { email } = someone();
  expect((await shop.browser().call('POST', REGISTRATIONS, someone({ email }))).status).toBe(201);
  const guest = shop.browser();
  const { cartId } = await fillCart(shop, guest);
  const before = await shop.store.count('Account');
  const { status, body } = await guest.call('POST', REGISTRATIONS, someone({ email: email.toUpperCase() }));
  expect(status).toBe(409);
  expect(body[0].errorCode).toBe('DUPLICATE_USERNAME');
  expect(await settledSummary(shop, guest)).toMatchObject({ cartId });
  expect(await shop.store.count('Account')).toBe(before);
});

test('PF-DOOR-29 nobody waits for the hash of a new password', async () => {
  const guest = shop.browser();
  const { release } = holdHashing();
  let isAnswered = false;
  const answer = guest.call('POST', REGISTRATIONS, someone()).finally(() => {
    isAnswered = true;
  });
  await sleep(300);
  await shop.store.transaction((store) => store.insert('Account', { Name: 'Nebenbei' }));
  expect(isAnswered).toBe(false);
  await release();
  expect((await answer).status).toBe(201);
});

test('short passwords, addresses that are none and blank names are refused', async () => {
  const status = async (over: object) =>
    (await shop.browser().call('POST', REGISTRATIONS, someone(over))).status;
  const users = await shop.store.count('User');
  expect(await status({ password: 'sieben7' })).toBe(400);
  expect(await status({ email: 'keine-adresse' })).toBe(400);
  expect(await status({ firstName: '   ' })).toBe(400);
  expect(await shop.store.count('User')).toBe(users);
  expect(await status({ password: 'acht-888' })).toBe(201);
});

test('whoever has signed in has an account already', async () => {
  const buyer = await shop.buyer();
  expect((await buyer.call('POST', REGISTRATIONS, someone())).status).toBe(403);
});

test('PF-CTX-62 addresses and phone number of a registration are kept, the first address as the default', async () => {
  const guest = shop.browser();
  const { name, ...home } = billingAddress;
  const addressList = [
    { ...home, firstName: 'Nora', lastName: 'Neu' },
    { ...home, name, street: 'Am Markt 2' },
  ];
  const person = someone({ addressList, phoneNumber: '+49 89 123456', captchaToken: 'any' });
  const { status, body } = await guest.call('POST', REGISTRATIONS, person);
  expect(status).toBe(201);
  const { items } = (await guest.call('GET', '/accounts/current/addresses?sortOrder=CreatedDateAsc')).body;
  expect(items).toMatchObject([
    { street: 'Lindenweg 4', name: 'Nora Neu', isDefault: true },
    { street: 'Am Markt 2', name, isDefault: false },
  ]);
  const contact = await shop.store.findOne('Contact', { where: { AccountId: body.accountId } });
  expect(contact).toMatchObject({ Email: person.email, Phone: '+49 89 123456' });
});

test('PF-CTX-62 an address without delivery is refused, and nothing is registered', async () => {
  const addressList = [{ ...billingAddress, country: 'AT', postalCode: '1010' }];
  const users = await shop.store.count('User');
  const { status, body } = await shop.browser().call('POST', REGISTRATIONS, someone({ addressList }));
  expect(status).toBe(400);
  expect(body[0].errorCode).toBe('UNSUPPORTED_COUNTRY');
  expect(await shop.store.count('User')).toBe(users);
});

test('PF-CTX-62 who registers without a password is signed in, but cannot sign in again', async () => {
  const guest = shop.browser();
  const { password: _, ...person } = someone();
  expect((await guest.call('POST', REGISTRATIONS, person)).status).toBe(201);
  expect((await guest.call('GET', '/session-context')).body).toMatchObject({ guestUser: false });
  for (const password of ['', 'null', 'lange-genug'])
    expect(
      await verifyLogin({ store: shop.store, network: 'home', now: shop.now() }, person.email, password),
    ).toBeUndefined();
});

test('PF-MAIL-05 a new account is told to its address, and a registration that is refused welcomes nobody', async () => {
  const person = someone();
  const Subject = 'Willkommen bei Offizin';
  const welcomes = () => shop.store.find('EmailMessage', { where: { ToAddress: person.email, Subject } });
  expect((await shop.browser().call('POST', REGISTRATIONS, person)).status).toBe(201);
  const [mail] = await welcomes();
  expect(mail?.TextBody).toContain(
    `Guten Tag Nora Neu,\n\nIhr Kundenkonto ist eröffnet. Sie melden sich mit ${person.email}`,
  );
  const user = await shop.store.findOne('User', { where: { Username: person.email } });
  expect(mail?.RelatedToId).toBe(user?.AccountId);
  expect((await shop.browser().call('POST', REGISTRATIONS, person)).status).toBe(409);
  expect(await welcomes()).toHaveLength(1);
});

test('PF-SEC-10 who has an account is not found out in numbers, and is told by mail', async () => {
  const person = someone();
  const { email } = person;
  expect((await shop.browser().call('POST', REGISTRATIONS, person)).status).toBe(201);
  await shop.store.deleteWhere('SignInThrottle__c', {});
  const stranger = shop.browser();
  const tries: number[] = [];
  for (let tried = 0; tried < 7; tried += 1)
    tries.push((await stranger.call('POST', REGISTRATIONS, person)).status);
  expect(tries).toEqual([409, 409, 409, 409, 409, 409, 403]);
  const unknown = await stranger.call('POST', REGISTRATIONS, someone());
  expect([unknown.status, unknown.body[0].errorCode]).toEqual([403, 'TOO_MANY_GUESSES']);
  const mails = await shop.store.find('EmailMessage', { where: { ToAddress: email } });
  const told = mails.filter(({ Subject }) => Subject === 'Sie haben schon ein Konto bei Offizin');
  expect(told).toHaveLength(6);
  shop.wait(2_000);
  expect((await stranger.call('POST', REGISTRATIONS, someone())).status).toBe(201);
});
