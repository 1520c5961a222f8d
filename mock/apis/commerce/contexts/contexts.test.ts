import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRACTICE_GROUP_ID, SYSTEM_USER_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { UserSession } from '#mock/model/sessions/session.ts';
import { buyerSession, openSite, type Site, staffSession } from '#mock/model/shoppers/testing/site.ts';
import { addCategory, addProduct } from '#mock/model/shoppers/testing/site-records.ts';

const BASE = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
const GUEST_PLACEHOLDER = '000000000000000';

let site: Site;
let erika: UserSession;
let ownId: string;
let practiceId: string;
let strangerId: string;
beforeAll(async () => {
  site = await openSite();
  const account = async (Name: string, ParentId: string | null = null) =>
    (await site.store.insert('Account', { Name, ParentId })).Id;
  ownId = await account('Erika Beispiel');
  practiceId = await account('Praxis am Markt', ownId);
  strangerId = await account('Fremde');
  await site.store.update('Account', practiceId, {
    ShippingStreet: 'Markt 1',
    ShippingPostalCode: '50667',
    ShippingCity: 'Köln',
    ShippingCountry: 'DE',
    Phone: '+49 221 1',
  });
  await site.store.insert('BuyerGroupMember', { BuyerGroupId: PRACTICE_GROUP_ID, BuyerId: practiceId });
  erika = buyerSession(SYSTEM_USER_ID, ownId);
});
afterAll(() => site.close());

test('PF-CTX-01 SF-CONTEXT-01 the application context follows the record of the store', async () => {
  const { body, headers } = await site.get(`${BASE}/application-context`);
  expect(body).toMatchObject({ guestCartEnabled: false, supportedCurrencies: ['EUR'], taxType: 'Gross' });
  expect(headers['cache-control']).toBe('private, max-age=300');
  await site.store.update('WebStore', WEBSTORE_ID, {
    GuestCartEnabled: true,
    ShippingMethodsEnabled__c: false,
    GuestCheckoutEnabled: true,
    FreeShippingThreshold__c: '35.00',
    DispatchCutOff__c: '14:30',
    DispatchState__c: 'BY',
  });
  expect((await site.get(`${BASE}/application-context`)).body).toMatchObject({
    guestCartEnabled: true,
    guestCheckoutEnabled: true,
    guestCartCheckoutEnabled: true,
    checkoutSettings: { shippingMethodsEnabled: false },
    propertiesEx: {
      freeShippingThreshold: '35.00',
      dispatchCutOff: '14:30',
      dispatchState: 'BY',
      dispatchOnSaturdays: false,
    },
  });
  expect(
    (await site.get(`${BASE.replace(WEBSTORE_ID, '0ZE000000000009AAA')}/application-context`)).status,
  ).toBe(404);
});

test('PF-CTX-01 the source of stock and the time of reservations are those of the store', async () => {
  await site.store.update('WebStore', WEBSTORE_ID, {
    InventorySource__c: 'Lager',
    ReservationSeconds__c: 600,
  });
  const { body } = await site.get(`${BASE}/application-context`);
  expect(body.inventoryConfiguration).toMatchObject({
    isInventoryEnabled: true,
    inventoryDefaultSource: { locationSourceId: 'Lager', reservationInSeconds: 600 },
  });
});

test('PF-CTX-87 the application context names every ability, those that the store lacks as off', async () => {
  await site.store.update('WebStore', WEBSTORE_ID, { ShippingMethodsEnabled__c: true });
  const { body } = await site.get(`${BASE}/application-context`);
  const off = { subscriptionPlusEnabled: false, rlmSubscriptionEnabled: false };
  expect(body).toMatchObject({
    usesSingleEntitlementPolicy: true,
    usesUniversalPricebooks: false,
    propertiesEx: {
      highScaleCartEnabled: false,
      shopperCopilotUIEnabled: false,
      paymentsLegacyFormsEnabled: false,
    },
    catalogSnapshotVersionId: expect.any(String),
    clientSidePaymentConfiguration: { provider: expect.any(String) },
    sessionDrivenCurrency: true,
    checkoutSettings: { shippingMethodsEnabled: true },
    cartCalculateEnabled: true,
    placeOrderV2Enabled: false,
    shippingCountries: expect.arrayContaining(['DE']),
    country: 'DE',
    markets: [],
    orderStatuses: expect.arrayContaining([expect.objectContaining({ displayValue: expect.any(String) })]),
    managedCheckoutVersion: null,
    subscriptionConfig: off,
    giftingConfig: {
      isGiftingEnabled: expect.any(Boolean),
      isGiftMessageEnabled: expect.any(Boolean),
      isGiftWrapEnabled: expect.any(Boolean),
    },
    shopperConsentEnabled: expect.any(Boolean),
    skipPhoneNumberValidationEnabled: expect.any(Boolean),
  });
});

test('the catalogue version changes with the catalogue', async () => {
  const version = async () => (await site.get(`${BASE}/application-context`)).body.catalogSnapshotVersionId;
  const seen = [await version()];
  expect(await version()).toBe(seen[0]);
  const { Id } = await addProduct(site.store, {});
  seen.push(await version());
  const category = await addCategory(site.store, 'Pflege');
  seen.push(await version());
  const { Id: placeId } = await site.store.insert('ProductCategoryProduct', {
    ProductId: Id,
    ProductCategoryId: category,
  });
  seen.push(await version());
  await site.store.update('Product2', Id, { Name: 'Anders' });
  seen.push(await version());
  await site.store.delete('ProductCategoryProduct', placeId);
  seen.push(await version());
  expect(new Set(seen).size).toBe(6);
});

test('SF-SESSION-02 a guest has no account and the group of guests', async () => {
  const { body } = await site.get(`${BASE}/session-context?effectiveAccountId=${GUEST_PLACEHOLDER}`);
  expect(body).toMatchObject({
    guestUser: true,
    userId: null,
    effectiveAccountId: null,
    buyerGroups: [{ name: 'Alle' }],
  });
});

test('SF-SESSION-05 a buyer acts for the own account, or for one it manages', async () => {
  const own = await site.get(`${BASE}/session-context?effectiveAccountId=${GUEST_PLACEHOLDER}`, erika);
  expect(own.body).toMatchObject({
    guestUser: false,
    accountName: 'Erika Beispiel',
    effectiveAccountId: ownId,
    buyerGroups: [],
  });
  const managed = await site.get(`${BASE}/session-context?effectiveAccountId=${practiceId}`, erika);
  expect(managed.body).toMatchObject({
    accountId: ownId,
    effectiveAccountId: practiceId,
    effectiveAccountName: 'Praxis am Markt',
    buyerGroups: [{ id: PRACTICE_GROUP_ID }],
  });
  const foreign = await site.get(`${BASE}/session-context?effectiveAccountId=${strangerId}`, erika);
  expect(foreign).toMatchObject({ status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] });
});

test('SF-SESSION-08 who works for the shop sees a preview, for the account that the store names', async () => {
  const staff = staffSession(SYSTEM_USER_ID);
  const read = (query = '') => site.get(`${BASE}/session-context${query}`, staff);
  const preview = { guestUser: false, isPreview: true, accountId: null };
  expect((await read()).body).toMatchObject({ ...preview, effectiveAccountId: null });
  await site.store.update('WebStore', WEBSTORE_ID, { PreviewAccountId__c: practiceId });
  expect((await read(`?effectiveAccountId=${practiceId}`)).body).toMatchObject({
    ...preview,
    effectiveAccountId: practiceId,
    effectiveAccountName: 'Praxis am Markt',
    buyerGroups: [{ id: PRACTICE_GROUP_ID }],
  });
  expect(await read(`?effectiveAccountId=${strangerId}`)).toMatchObject({ status: 403 });
});

test('PF-CTX-02 SF-SESSION-05 managed accounts are listed, the own one first and only when asked for', async () => {
  const managed = { accountId: practiceId, isMyAccount: false, address: { city: 'Köln', zip: '50667' } };
  const own = { accountId: ownId, isMyAccount: true, address: null };
  const list = async (query: string) =>
    (await site.get(`${BASE}/external-managed-accounts${query}`, erika)).body.externalManagedAccounts;
  expect(await list('')).toMatchObject([managed]);
  expect(await list('?includeMyAccount=true')).toMatchObject([own, managed]);
  expect((await site.get(`${BASE}/external-managed-accounts`)).status).toBe(401);
});

test('SF-SESSION-06 an account is read with the fields asked for, if the buyer may act for it', async () => {
  const read = (id: string, query = '') => site.get(`${BASE}/effective-accounts/${id}${query}`, erika);
  expect((await read(practiceId, '?fields=Phone')).body).toMatchObject({
    name: 'Praxis am Markt',
    isCurrentUserDefaultAccount: false,
    address: { street: 'Markt 1' },
    fields: { Phone: '+49 221 1' },
  });
  expect((await read(ownId)).body).toMatchObject({ isCurrentUserDefaultAccount: true, fields: {} });
  expect(await read(practiceId, '?fields=Secret')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_FIELD' }],
  });
  expect(await read(strangerId)).toMatchObject({ status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] });
});
