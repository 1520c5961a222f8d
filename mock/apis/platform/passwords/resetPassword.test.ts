import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callingNetwork } from '#mock/engine/http/calling-network.ts';
import { holdHashing } from '#mock/model/sessions/testing/held-hashing.ts';
import { verifyLogin } from '#mock/model/sessions/verify-login.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import {
  confirm,
  mailedCode,
  NEW_PASSWORD,
  openedAccount,
  REGISTRATIONS,
  resetPassword,
} from '../../commerce/testing/accounts.ts';
import { allowGuests } from '../../commerce/testing/guests.ts';
import { openShop, type Shop, type Visitor } from '../../commerce/testing/shop.ts';
import { addApplication, CALLBACK } from '../oauth/testing/applications.ts';

const OTHER = 'ein-anderes-passwort';

let shop: Shop;
let last = 0;
let buyer: Visitor;
let username: string;

beforeAll(async () => {
  shop = await openShop();
  await allowGuests(shop.store);
});
beforeEach(async () => {
  last += 1;
  username = `vera-${last}@offizin.example`;
  buyer = shop.browser();
  await openedAccount(shop, buyer, person());
});
afterAll(() => shop.close());

const person = () => ({ firstName: 'Vera', lastName: 'Vergesslich', email: username });
const signsIn = async (password: string) =>
  (await verifyLogin({ store: shop.store, network: 'home', now: shop.now() }, username, password)) !==
  undefined;
const mailsTo = async (ToAddress: string) =>
  (await shop.store.find('EmailMessage', { where: { ToAddress } })).map(({ Subject }) => Subject);

test('PF-PASS-01 a forgotten password is changed with the code that the buyer is mailed, in capitals too', async () => {
  const sent = await resetPassword(shop.guest(), { username: username.toUpperCase() });
  expect(sent).toMatchObject({ status: 200, body: { status_code: 'otp_sent' } });
  expect(await mailsTo(username)).toContain('Ihr Code für ein neues Passwort bei Offizin');
  expect(await signsIn(NEW_PASSWORD)).toBe(true);
  expect((await confirm(shop, shop.guest(), username, OTHER)).body).toEqual({ status_code: 'success' });
  expect([await signsIn(NEW_PASSWORD), await signsIn(OTHER)]).toEqual([false, true]);
  expect(await mailsTo(username)).toContain('Ihr Passwort bei Offizin ist geändert');
});

test('PF-PASS-02 nobody and staff are answered alike, and sent nothing', async () => {
  const staff = `stefan-${last}@offizin.example`;
  const ProfileId = profileId('Support');
  await shop.store.insert('User', { LastName: 'Hilfreich', Username: staff, Email: staff, ProfileId });
  for (const name of [staff, `niemand-${last}@offizin.example`]) {
    const { status, body } = await resetPassword(shop.guest(), { username: name });
    expect([status, body], name).toEqual([200, { status_code: 'otp_sent' }]);
    expect(await mailsTo(name)).toEqual([]);
    const guessed = await resetPassword(shop.guest(), { username: name, otp: '123456', newpassword: OTHER });
    expect(guessed).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OTP' }] });
  }
});

test('PF-PASS-02 who has registered and not confirmed it is sent the code of the registration once more', async () => {
  const email = `neu-${last}@offizin.example`;
  await shop.browser().call('POST', REGISTRATIONS, { ...person(), email });
  const code = await mailedCode(shop, email);
  await resetPassword(shop.guest(), { username: email });
  expect(await mailsTo(email)).toEqual(Array(2).fill('Ihr Code für ein Konto bei Offizin'));
  expect(await mailedCode(shop, email)).toBe(code);
});

test('PF-PASS-03 a code is good once, for ten minutes and five tries, and only for this', async () => {
  const choose = (otp: string | undefined) =>
    resetPassword(shop.guest(), { username, otp, newpassword: OTHER }).then(({ status }) => status);
  await resetPassword(shop.guest(), { username });
  const first = await mailedCode(shop, username);
  shop.wait(600_000);
  expect(await choose(first)).toBe(400);
  await resetPassword(shop.guest(), { username });
  const second = await mailedCode(shop, username);
  for (let tries = 0; tries < 5; tries += 1) expect(await choose('falsch')).toBe(400);
  expect(await choose(second)).toBe(400);
  const profile = { method: 'EMAIL', type: 'StepUp', reCaptchaToken: 'any' };
  const { identifier } = (await buyer.call('POST', '/myprofile/actions/initOTP', profile)).body;
  const other = (await shop.store.get('OneTimePassword__c', identifier))?.Code__c;
  expect(await choose(other)).toBe(400);
  await resetPassword(shop.guest(), { username });
  const third = await mailedCode(shop, username);
  expect([await choose(third), await choose(third)]).toEqual([200, 400]);
});

test('PF-PASS-04 with the password all sessions of the buyer end', async () => {
  const guestUser = async () => (await buyer.call('GET', '/session-context')).body.guestUser;
  expect(await guestUser()).toBe(false);
  await resetPassword(shop.guest(), { username });
  expect((await confirm(shop, shop.guest(), username, OTHER)).status).toBe(200);
  expect(await guestUser()).toBe(true);
});

test('PF-PASS-01 the code goes to the mail address of the buyer, whatever the name is', async () => {
  const user = await shop.store.findOne('User', { where: { Username: username } });
  const Email = `post-${last}@offizin.example`;
  await shop.store.update('User', user?.Id ?? '', { Email });
  const before = await mailsTo(username);
  await resetPassword(shop.guest(), { username });
  await shop.browser().call('POST', REGISTRATIONS, person());
  expect(await mailsTo(username)).toEqual(before);
  expect(await mailsTo(Email)).toHaveLength(2);
});

test('a registration is not confirmed once staff have made a user of its name', async () => {
  const Username = `neu-${last}@offizin.example`;
  await shop.browser().call('POST', REGISTRATIONS, { ...person(), email: Username });
  const ProfileId = profileId('Support');
  await shop.store.insert('User', { LastName: 'Hilfreich', Username, Email: Username, ProfileId });
  expect((await confirm(shop, shop.guest(), Username)).status).toBe(400);
});

test('PF-PASS-04 what applications were granted before is worth nothing with the new password', async () => {
  const { store } = shop;
  const application = await addApplication(store);
  const userId = (await store.findOne('User', { where: { Username: username } }))?.Id ?? '';
  const Scopes__c = 'api refresh_token';
  const granted = {
    ConnectedApplicationId__c: application.Id,
    Scopes__c,
    GrantId__c: `grant ${last}`,
    ExpiresAt__c: new Date(shop.now().getTime() + 60_000).toISOString(),
  };
  await store.insert('OauthToken', { ...granted, UserId: userId, TokenHash__c: `token ${last}` });
  const code = { UserId__c: userId, CodeHash__c: `code ${last}`, RedirectUri__c: CALLBACK };
  await store.insert('OauthCode__c', { ...granted, ...code });
  await resetPassword(shop.guest(), { username });
  await confirm(shop, shop.guest(), username, OTHER);
  expect(await store.count('OauthToken', { UserId: userId })).toBe(0);
  expect(await store.count('OauthCode__c', { UserId__c: userId })).toBe(0);
});

test('PF-PASS-07 a code that comes twice at once opens one account', async () => {
  const email = `doppelt-${last}@offizin.example`;
  await shop.browser().call('POST', REGISTRATIONS, { ...person(), email });
  const answers = await Promise.all([1, 2, 3].map(() => confirm(shop, shop.guest(), email)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await shop.store.count('User', { Username: email })).toBe(1);
  expect(await shop.store.count('Contact', { Email: email })).toBe(1);
});

test('PF-PASS-05 whom wrong passwords keep out is let in by the new one, where it was chosen', async () => {
  const signIn = (password: string, network: string) =>
    verifyLogin({ store: shop.store, network, now: shop.now() }, username, password);
  const networks = [callingNetwork({ headers: {} }), 'elsewhere'];
  for (const network of networks) {
    for (let tries = 0; tries < 5; tries += 1) await signIn('geraten', network);
    await expect(signIn(NEW_PASSWORD, network)).rejects.toMatchObject({ status: 429 });
  }
  await resetPassword(shop.guest(), { username });
  await confirm(shop, shop.guest(), username, OTHER);
  expect(await signIn(OTHER, networks[0] ?? '')).toMatchObject({ Username: username });
  await expect(signIn(OTHER, networks[1] ?? '')).rejects.toMatchObject({ status: 429 });
});

test('PF-PASS-06 a password that is too short, or that comes without a code, is refused', async () => {
  const status = async (body: object) => (await resetPassword(shop.guest(), { username, ...body })).status;
  expect(await status({ otp: '123456', newpassword: 'sieben7' })).toBe(400);
  expect(await status({ newpassword: OTHER })).toBe(400);
  expect(await status({ otp: '123456' })).toBe(400);
});

test('PF-DOOR-29 nobody waits for the hash of a new password', async () => {
  await resetPassword(shop.guest(), { username });
  const { release } = holdHashing();
  let isAnswered = false;
  const answer = confirm(shop, shop.guest(), username, OTHER).finally(() => {
    isAnswered = true;
  });
  await sleep(300);
  await shop.store.transaction((store) => store.insert('Account', { Name: 'Nebenbei' }));
  expect(isAnswered).toBe(false);
  await release();
  expect((await answer).status).toBe(200);
});
