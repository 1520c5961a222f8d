import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { myProfileConstants as limits } from '#generated/commerce/constants.gen.ts';
import { verifyLogin } from '#mock/model/sessions/verify-login.ts';
import { NEW_PASSWORD, openedAccount } from '../testing/accounts.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const MINUTE = 60_000;

let shop: Shop;
let buyer: Visitor;
let email: string;
let last = 0;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  [buyer, email] = await registered();
});
afterAll(() => shop.close());

/** A new buyer, signed in, with their mail address. */
async function registered(): Promise<[Visitor, string]> {
  last += 1;
  const address = `nora-${last}@offizin.example`;
  const visitor = shop.browser();
  const person = {
    firstName: 'Nora',
    lastName: 'Neu',
    email: address,
    phoneNumber: '+49 89 123456',
  };
  await openedAccount(shop, visitor, person);
  return [visitor, address];
}

const profile = async (who = buyer) => (await who.call('GET', '/myprofile')).body;
const change = (body: object, who = buyer) => who.call('PATCH', '/myprofile', body);
const start = (over: object = {}, who = buyer) =>
  who.call('POST', '/myprofile/actions/initOTP', {
    method: 'EMAIL',
    type: 'StepUp',
    reCaptchaToken: 'any',
    ...over,
  });
const submit = (identifier: string, code: string, who = buyer) =>
  who.call('POST', '/myprofile/actions/verify', { identifier, code });

/** The code that was sent, as staff read it in the console. */
async function sentCode(identifier: string): Promise<string> {
  return String((await shop.store.get('OneTimePassword__c', identifier))?.Code__c);
}

/** The identifier of a one-time password that was verified. */
async function verified(over: object = {}): Promise<string> {
  const { identifier } = (await start(over)).body;
  expect((await submit(identifier, await sentCode(identifier))).status).toBe(200);
  return identifier;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('PF-CTX-64 a buyer reads the profile and changes the name, which support sees too', async () => {
  expect(await profile()).toEqual({
    userName: email,
    firstName: 'Nora',
    lastName: 'Neu',
    email,
    phoneNumber: '+49 89 123456',
    hasUserVerifiedEmail: true,
    hasUserVerifiedPhoneNumber: false,
  });
  const changed = await change({ lastName: ' Sommer ', email: email.toUpperCase() });
  expect(changed).toMatchObject({ status: 200, body: { firstName: 'Nora', lastName: 'Sommer', email } });
  expect(await profile()).toEqual(changed.body);
  const contact = await shop.store.findOne('Contact', { where: { Email: email } });
  expect(contact).toMatchObject({ FirstName: 'Nora', LastName: 'Sommer' });
});

test('PF-CTX-64 guests have no profile, and staff none in the shop', async () => {
  expect((await shop.guest().call('GET', '/myprofile')).status).toBe(401);
  expect((await (await shop.staff()).call('GET', '/myprofile')).status).toBe(403);
  expect((await change({ firstName: ' ' })).status).toBe(400);
  expect((await change({ colour: 'red' })).status).toBe(400);
});

test('PF-CTX-65 mail address and phone number change by a one-time password, once', async () => {
  const moved = { email: `neu-${email}`, phoneNumber: '+49 30 999' };
  expect((await change(moved)).body).toMatchObject([{ errorCode: 'VERIFICATION_REQUIRED' }]);
  const sent = (await start()).body;
  const unverified = { ...moved, verificationInput: { identifier: sent.identifier } };
  expect((await change(unverified)).status).toBe(400);

  const identifier = await verified();
  const proved = { ...moved, verificationInput: { identifier } };
  expect(await change(proved)).toMatchObject({ status: 200, body: { ...moved, userName: moved.email } });
  const again = { phoneNumber: '+49 30 111', verificationInput: { identifier } };
  expect((await change(again)).body).toMatchObject([{ errorCode: 'VERIFICATION_REQUIRED' }]);

  expect(
    await verifyLogin({ store: shop.store, network: 'home', now: shop.now() }, moved.email, NEW_PASSWORD),
  ).toBeDefined();
  expect(
    await verifyLogin({ store: shop.store, network: 'home', now: shop.now() }, email, NEW_PASSWORD),
  ).toBeUndefined();
});

test('PF-CTX-65 an address of somebody else is refused, and the one-time password stays good', async () => {
  const [, taken] = await registered();
  const verificationInput = { identifier: await verified() };
  const refused = await change({ email: taken, verificationInput });
  expect(refused).toMatchObject({ status: 409, body: [{ errorCode: 'DUPLICATE_USERNAME' }] });
  expect((await change({ email: `neu-${email}`, verificationInput })).status).toBe(200);
});

test('PF-CTX-65 a code that is back proves the address or number that it went to, until that changes', async () => {
  await change({ email: `neu-${email}`, verificationInput: { identifier: await verified() } });
  const sent = await start({ method: 'SMS', type: 'Verify' });
  expect(sent.body).toMatchObject({ recipient: '***456', status: 'Sent' });
  await submit(sent.body.identifier, await sentCode(sent.body.identifier));
  expect(await profile()).toMatchObject({ hasUserVerifiedEmail: false, hasUserVerifiedPhoneNumber: true });
  const identifier = await verified({ type: 'Verify' });
  expect(await profile()).toMatchObject({ hasUserVerifiedEmail: true, hasUserVerifiedPhoneNumber: true });
  await change({ phoneNumber: '+49 30 999', verificationInput: { identifier } });
  expect(await profile()).toMatchObject({ hasUserVerifiedEmail: true, hasUserVerifiedPhoneNumber: false });
});

test('PF-CTX-66 a wrong code is refused and counted, and after five tries the right one as well', async () => {
  const { identifier, recipient } = (await start()).body;
  expect(recipient).toBe('n***@offizin.example');
  const code = await sentCode(identifier);
  for (let tries = 0; tries < limits.otpTries; tries += 1)
    expect((await submit(identifier, wrong(code))).body).toMatchObject([{ errorCode: 'INVALID_OTP' }]);
  expect(await submit(identifier, code)).toMatchObject({ status: 400, body: [{ errorCode: 'OTP_EXPIRED' }] });
  expect(await shop.store.get('OneTimePassword__c', identifier)).toMatchObject({
    Tries__c: limits.otpTries,
    VerifiedAt__c: null,
  });
});

test('PF-CTX-66 a code is good for ten minutes, and until another one is sent', async () => {
  const first = (await start()).body.identifier;
  const second = (await start()).body.identifier;
  expect((await submit(first, await sentCode(first))).body).toMatchObject([{ errorCode: 'OTP_EXPIRED' }]);
  shop.wait(10 * MINUTE);
  expect((await submit(second, await sentCode(second))).body).toMatchObject([{ errorCode: 'OTP_EXPIRED' }]);
  const third = await verified();
  shop.wait(10 * MINUTE);
  const late = { phoneNumber: '+49 30 999', verificationInput: { identifier: third } };
  expect((await change(late)).body).toMatchObject([{ errorCode: 'VERIFICATION_REQUIRED' }]);
});

test('PF-CTX-66 codes are sent ten times an hour at most, and to a number only where there is one', async () => {
  for (let sent = 0; sent < limits.otpsPerHour; sent += 1) expect((await start()).status).toBe(200);
  expect((await start()).body).toMatchObject([{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }]);
  shop.wait(60 * MINUTE);
  expect((await start()).status).toBe(200);
  const user = await shop.store.findOne('User', { where: { Username: email } });
  await shop.store.update('User', String(user?.Id), { Phone: null });
  expect((await start({ method: 'SMS' })).body).toMatchObject([{ errorCode: 'REQUIRED_FIELD_MISSING' }]);
});

test('PF-CTX-66 one-time passwords of others are not there', async () => {
  const { identifier } = (await start()).body;
  const [other] = await registered();
  expect((await submit(identifier, await sentCode(identifier), other)).status).toBe(404);
  expect((await submit('a0O000000000009AAA', '000000', other)).status).toBe(404);
});
