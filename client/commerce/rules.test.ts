import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routedFetch, type StubAnswer, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { visitMemory } from '../testing/visit-memory.ts';
import { changeAddress, readAddresses } from './addresses.ts';
import { readApplicationContext } from './application-context.ts';
import { readAiConfiguration, readShopperAgentContext } from './assistant.ts';
import type { CartSummary } from './cart.ts';
import { cartStatus, requireValidCart, shopperAbilities } from './cart-status.ts';
import { shopCurrency } from './currency.ts';
import {
  type DeliveryGroup,
  readAllDeliveryGroups,
  readDeliveryGroups,
  readGroupItems,
  usableDeliveryGroups,
} from './delivery-groups.ts';
import {
  changeEffectiveAccount,
  forgetGuestDetails,
  keepGuestDetails,
  readEffectiveAccount,
  storedEffectiveAccountId,
  storedGuestDetails,
} from './effective-account.ts';
import { releaseInventory, reserveInventory } from './inventory.ts';
import { readPrice, readPrices } from './prices.ts';
import { readSession } from './session.ts';

const GUEST = { isGuest: true, language: 'de' } as const;
const BUYER = { isGuest: false };
const group = (id: string, totalCartItemCount: number, isDefault = false) =>
  ({ id, totalCartItemCount, isDefault }) as DeliveryGroup;
const cartWith = (change: object) =>
  ({
    uniqueProductCount: 1,
    asyncOperationStatus: 'Completed',
    messagesSummary: { hasErrors: false, limitedMessages: [] },
    ...change,
  }) as unknown as CartSummary;
const GUESTS_MAY_NOT = { guestCartEnabled: false, guestCheckoutEnabled: false };
const IDLE = { isProcessing: false, failedProductCount: 0 };

test('SF-DELIVERY-01 the client leaves empty delivery groups out, and the first becomes default where none is', () => {
  expect(usableDeliveryGroups([group('a', 0, true), group('b', 1), group('c', 2)])).toMatchObject([
    { id: 'b', isDefault: true },
    { id: 'c', isDefault: false },
  ]);
  const unsaid = { id: 'a' } as Parameters<typeof usableDeliveryGroups>[0][number];
  expect(usableDeliveryGroups([unsaid])).toMatchObject([{ id: 'a', isDefault: true }]);
  expect(usableDeliveryGroups([group('a', 1), group('b', 1, true)])).toMatchObject([
    { isDefault: false },
    { isDefault: true },
  ]);
});

test('SF-DELIVERY-02 the client asks for 20 delivery groups without items', async () => {
  const { fetch, requests } = stubFetch([200, { items: [] }]);
  const { platform } = stubPlatform(fetch);
  await readDeliveryGroups(platform);
  await readAllDeliveryGroups(platform);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?limit=20&cartItemLimit=0']);
});

test('SF-CART-19 the client reserves stock for four hours unless the store configures another time', async () => {
  const { fetch, requests } = stubFetch([200, { success: true, inventoryItemReservations: [] }]);
  const { platform } = stubPlatform(fetch);
  const configured = (reservationInSeconds: number | null) => ({
    inventoryConfiguration: { inventoryDefaultSource: { reservationInSeconds } },
  });
  await reserveInventory(platform, {});
  await reserveInventory(platform, { inventoryConfiguration: { inventoryDefaultSource: null } });
  await reserveInventory(platform, configured(null));
  await reserveInventory(platform, configured(600));
  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies.map(({ durationInSeconds }) => durationInSeconds)).toEqual([14_400, 14_400, 14_400, 600]);
});

test('PF-CART-09 reserved stock of the cart is released by deleting its reservations', async () => {
  const { fetch, requests } = stubFetch([204]);
  await releaseInventory(stubPlatform(fetch).platform);
  expect(requests.map(({ method }) => method)).toEqual(['DELETE']);
});

test('a single currency wins, then that of the locale, then the default', () => {
  expect(shopCurrency({ supportedCurrencies: ['EUR'], defaultCurrency: 'USD' }, 'USD')).toBe('EUR');
  expect(shopCurrency({ supportedCurrencies: ['EUR', 'CHF'], defaultCurrency: 'EUR' }, 'CHF')).toBe('CHF');
  expect(shopCurrency({ supportedCurrencies: ['EUR', 'CHF'], defaultCurrency: 'EUR' }, 'USD')).toBe('EUR');
});

test.each<[flags: [cart?: boolean, checkout?: boolean], isCartAllowed: boolean, isCheckoutAllowed: boolean]>([
  [[false, false], false, false],
  [[false, true], false, false],
  [[true, false], true, false],
  [[true, true], true, true],
  [[], false, false],
])(
  'SF-CART-13 SF-SESSION-10 SF-SESSION-11 where guest cart and guest checkout are %j, guests get cart: %s, checkout: %s, and buyers both',
  (flags, isCartAllowed, isCheckoutAllowed) => {
    const [guestCartEnabled, guestCheckoutEnabled] = flags;
    const statusOf = (session: { isGuest: boolean }) =>
      cartStatus(IDLE, cartWith({}), session, { guestCartEnabled, guestCheckoutEnabled });
    const isReadyForCheckout = isCheckoutAllowed;
    expect(statusOf(GUEST)).toMatchObject({ isCartAllowed, isCheckoutAllowed, isReadyForCheckout });
    expect(statusOf(BUYER)).toMatchObject({
      isCartAllowed: true,
      isCheckoutAllowed: true,
      isReadyForCheckout: true,
    });
  },
);

test('SF-SESSION-10 guests check out only where their carts may be checked out, if the platform says so', () => {
  const flags = { guestCartEnabled: true, guestCheckoutEnabled: true };
  const isAllowed = (guestCartCheckoutEnabled: boolean) =>
    shopperAbilities(GUEST, { ...flags, guestCartCheckoutEnabled }).isCheckoutAllowed;
  expect([true, false].map(isAllowed)).toEqual([true, false]);
  expect(shopperAbilities(BUYER, { ...flags, guestCartCheckoutEnabled: false }).isCheckoutAllowed).toBe(true);
});

test.each([
  ['processing', { asyncOperationStatus: 'Processing' }],
  ['empty', { uniqueProductCount: 0 }],
  ['faulty', { messagesSummary: { hasErrors: true, limitedMessages: [] } }],
  [
    'faulty by its messages alone',
    { messagesSummary: { hasErrors: null, limitedMessages: [{ severity: 'Error', message: '' }] } },
  ],
])('SF-CART-13 a cart that is %s is not ready for checkout', (_, change) => {
  expect(cartStatus(IDLE, cartWith(change), BUYER, GUESTS_MAY_NOT).isReadyForCheckout).toBe(false);
});

test("SF-CART-22 the client's check fails with the message of the cart", () => {
  const limitedMessages = [{ severity: 'Error', message: 'Nur noch 1 Packung.' }];
  const faulty = cartWith({ messagesSummary: { hasErrors: true, limitedMessages } });
  expect(() => requireValidCart(faulty)).toThrow(
    expect.objectContaining({ code: 'CART_VALIDATION_ERROR', message: 'Nur noch 1 Packung.' }),
  );
});

test('SF-ADDRESS-01 SF-ADDRESS-02 SF-DELIVERY-03 SF-SESSION-06 guests have no address list, and calls need their ids', async () => {
  const { fetch, requests } = stubFetch([200, { items: [] }]);
  const { platform } = stubPlatform(fetch);
  await expect(readAddresses(platform, GUEST)).rejects.toMatchObject({ message: 'CPA disabled' });
  await expect(changeAddress(platform, '', { isDefault: true })).rejects.toMatchObject({
    message: 'addressId is required',
  });
  await expect(readGroupItems(platform, '')).rejects.toMatchObject({ code: 'DELIVERY_GROUP_ID_REQUIRED' });
  await expect(readEffectiveAccount(platform, '')).rejects.toMatchObject({
    code: 'EFFECTIVE_ACCOUNT_ID_REQUIRED',
  });
  expect(requests).toHaveLength(0);
});

test('SF-PRICE-02 prices are asked for in portions without repeats, and unpriced products have no entry', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `01t${String(index).padStart(12, '0')}`);
  const { fetch, requests } = stubFetch(
    [
      200,
      {
        currencyIsoCode: 'EUR',
        pricingLineItemResults: [
          { productId: ids[0], success: true, unitPrice: '12.49', listPrice: '13.99' },
        ],
      },
    ],
    [200, { currencyIsoCode: 'EUR', pricingLineItemResults: [{ productId: ids[119], success: false }] }],
  );
  const prices = await readPrices(stubPlatform(fetch).platform, [...ids, ...ids]);
  const asked = requests.map(({ url }) => new URL(url).searchParams.get('productIds')?.split(',').length);
  expect(asked).toEqual([100, 20]);
  expect([...prices]).toEqual([
    [ids[0], { productId: ids[0], unitPrice: '12.49', listPrice: '13.99', currencyIsoCode: 'EUR' }],
  ]);
});

test('SF-PRICE-02 the product of a page is priced by itself, and may have no price', async () => {
  const productId = '01t000000000001AAA';
  const priceOf = async (answer: StubAnswer) => {
    const { fetch, requests } = stubFetch(answer);
    const price = await readPrice(stubPlatform(fetch).platform, productId);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      expect.stringMatching(`/pricing/products/${productId}$`),
    ]);
    return price;
  };
  expect(await priceOf([200, { currencyIsoCode: 'EUR', unitPrice: '12.49', listPrice: null }])).toEqual({
    productId,
    unitPrice: '12.49',
    listPrice: undefined,
    currencyIsoCode: 'EUR',
  });
  expect(await priceOf([200, { currencyIsoCode: 'EUR', unitPrice: null }])).toBeUndefined();
  expect(await priceOf([404, [{ errorCode: 'NOT_FOUND', message: 'No price.' }]])).toBeUndefined();
});

describe('the application context', () => {
  const START = Date.UTC(2026, 2, 2);
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }));
  afterEach(() => vi.useRealTimers());

  test.each([
    ['to the max-age of the answer, less 30 s', { 'cache-control': 'private, max-age=100' }, 70_000],
    ['to five minutes, less 30 s, where the answer has no max-age', {}, 270_000],
  ])('SF-CONTEXT-02 is kept %s', async (_, headers, lifetimeMs) => {
    const { fetch, requests } = stubFetch([200, { country: 'DE' }, headers]);
    const { platform } = stubPlatform(fetch);
    await readApplicationContext(platform);
    vi.setSystemTime(START + lifetimeMs - 1);
    await readApplicationContext(platform);
    expect(requests).toHaveLength(1);
    vi.setSystemTime(START + lifetimeMs);
    await readApplicationContext(platform);
    expect(requests).toHaveLength(2);
  });

  test('SF-CONTEXT-02 is read each time where its max-age is shorter than 30 s', async () => {
    const { fetch, requests } = stubFetch([200, { country: 'DE' }, { 'cache-control': 'max-age=20' }]);
    const { platform } = stubPlatform(fetch);
    await readApplicationContext(platform);
    await readApplicationContext(platform);
    expect(requests).toHaveLength(2);
  });
});

test('SF-CONTEXT-07 the assistant learns the account acted for', async () => {
  const { fetch, requests } = stubFetch([200, { isDeployed: false }]);
  const { platform } = stubPlatform(fetch, { effectiveAccountId: '001000000000002AAA' });
  await readShopperAgentContext(platform);
  await readAiConfiguration(platform);
  const searches = requests.map(({ url }) => new URL(url).search);
  expect(searches).toEqual(['?effectiveAccountId=001000000000002AAA', '']);
});

test('SF-SESSION-02 a guest has no user id even if the platform names one', async () => {
  const { fetch } = stubFetch([200, { user_id: '005000000000001AAA', user_type: 'GUEST', language: 'de' }]);
  expect(await readSession(stubPlatform(fetch).platform)).toEqual({ isGuest: true, language: 'de' });
});

test('SF-SESSION-03 SF-SESSION-04 another account is kept for the visit and reloads the session; details are kept of guests only', async () => {
  const storage = visitMemory();
  const { fetch, requests } = routedFetch({ 'GET /session-context': () => [200, { guestUser: true }] });
  const { platform } = stubPlatform(fetch);
  const guestDetails = { lastName: 'Muster', email: 'm@example.org', phoneNumber: '030 1' };
  const effectiveAccountId = '001000000000002AAA';
  await changeEffectiveAccount(platform, { storage, effectiveAccountId, session: GUEST, guestDetails });
  expect(storedEffectiveAccountId(storage)).toBe(effectiveAccountId);
  expect(storage.getItem('guestUserDetails')).toBe(JSON.stringify(guestDetails));
  const buyer = {
    isGuest: false,
    isPreview: false,
    userId: '005',
    username: 'e',
    displayName: 'E',
    language: 'de',
  } as const;
  await changeEffectiveAccount(platform, { storage, session: buyer, guestDetails });
  expect([storedEffectiveAccountId(storage), storage.getItem('guestUserDetails')]).toEqual([undefined, null]);
  expect(requests).toHaveLength(2);
});

test('SF-SESSION-04 details of a guest are read back until they are forgotten, and damaged ones count as none', () => {
  const storage = visitMemory();
  const details = { lastName: 'Muster', email: 'm@example.org', phoneNumber: '030 1' };
  keepGuestDetails(storage, { isGuest: false }, details);
  expect(storedGuestDetails(storage)).toBeUndefined();
  keepGuestDetails(storage, { isGuest: true }, details);
  expect(storedGuestDetails(storage)).toEqual(details);
  forgetGuestDetails(storage);
  expect(storedGuestDetails(storage)).toBeUndefined();
  storage.setItem('guestUserDetails', '{"lastName":');
  expect(storedGuestDetails(storage)).toBeUndefined();
});
