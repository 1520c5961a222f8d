import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAddresses } from '#client/commerce/addresses.ts';
import { createCart } from '#client/commerce/cart.ts';
import { requireValidCart } from '#client/commerce/cart-status.ts';
import { shopCurrency } from '#client/commerce/currency.ts';
import { readContent } from '#client/content/contents.ts';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { mediaConstants } from '#generated/cms/constants.gen.ts';
import { getSession } from '#generated/commerce/client.gen.ts';
import { checkoutsConstants, searchConstants } from '#generated/commerce/constants.gen.ts';
import { bestSellerCount } from '../catalogue/best-sellers.server.ts';
import { checkoutOf, readCheckout } from '../checkout/checkout.server.ts';
import { AddressText } from '../components/addresses/AddressText.tsx';
import { brandCount } from '../components/home/home-view.ts';
import { formFactorSources, formFactors } from '../components/picture/sources.ts';
import { imageWidth } from '../components/picture/srcset.ts';
import { maximumSlides, swipeThreshold } from '../components/slideshow/slides.ts';
import { failureText } from '../failures/call-failure.ts';
import { callFailure } from '../failures/failures.server.ts';
import { de } from '../i18n/de/index.ts';
import { formatsOf } from '../i18n/formats.ts';
import { createTexts } from '../i18n/texts.ts';
import { guest, stubShop } from './stub-shop.ts';
import { rendered } from './support.tsx';

const { text } = createTexts('de', de);
const said = (error: unknown) => failureText(text, callFailure(error));
const css = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

type Routes = Parameters<typeof stubShop>[0];
const platformOver = (routes: Routes) => stubShop(routes).shop.platform;
const refused = (status: number, errorCode: string): StubAnswer => [
  status,
  [{ errorCode, message: 'Technical.' }],
];
/** The error that a call of the client ends with, and what a person is told of it. */
async function told(call: Promise<unknown>) {
  const error = await call.then(() => undefined).catch((reason: unknown) => reason);
  return { code: (error as { code?: string } | undefined)?.code, said: said(error) };
}

test('§8 any failed fetch is told in a sentence that says what to do', async () => {
  const saidOf = async (answer: StubAnswer) =>
    (await told(createCart(platformOver({ 'GET /cart-items': () => answer })).items())).said;
  for (const status of [400, 401, 403, 404, 409, 410, 422, 500, 503])
    expect(await saidOf(refused(status, 'ANY'))).toMatch(/^[A-ZÄÖÜ].*Bitte/);
  expect(await saidOf(new TypeError('offline'))).toContain('nicht erreichbar');
});

const CART = { cartId: '0a6000000000001AAA' };
const OUT_OF_STOCK = { type: checkoutsConstants.inventoryErrorType, title: 'INSUFFICIENT_INVENTORY' };
const startOver = (answer: StubAnswer) =>
  told(
    checkoutOf(
      stubShop({ 'PUT /checkouts/active': () => answer, 'DELETE /checkouts/active': () => [204] }).shop,
    ).start(CART),
  );

test('§8 INSUFFICIENT_INVENTORY: too few packs are left', async () => {
  const checkoutId = '2z9000000000001AAA';
  const errors = (error: object) => [422, { checkoutId, errors: [error] }] as StubAnswer;
  const code = 'INSUFFICIENT_INVENTORY';
  expect(await startOver(errors(OUT_OF_STOCK))).toEqual({ code, said: de.errors.call.outOfStock });
  const detail = 'Nur noch 1.';
  expect(await startOver(errors({ ...OUT_OF_STOCK, detail }))).toEqual({ code, said: detail });
});

test('§8 NULL_CHECKOUTID: the checkout is begun again', async () => {
  const code = 'NULL_CHECKOUTID';
  expect(await startOver([202, {}])).toEqual({ code, said: de.errors.call.checkoutGone });
  expect(de.errors.call.checkoutGone).toContain('noch einmal zur Kasse');
});

test('§8 async maximum wait exceeded: the calculation takes longer', async () => {
  const summary: StubAnswer = [200, { ...CART, asyncOperationStatus: 'Processing' }];
  const settled = createCart(platformOver({ 'GET /compact-summary': () => summary })).settle();
  expect(await told(settled)).toEqual({
    code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED',
    said: expect.stringContaining('dauert länger'),
  });
});

test('§8 CART_VALIDATION_ERROR carries its own message; no page makes this check of the client', async () => {
  const message = 'Höchstens drei Packungen.';
  const messagesSummary = { hasErrors: true, limitedMessages: [{ severity: 'Error', message }] };
  const summary: StubAnswer = [200, { ...CART, messagesSummary }];
  const read = createCart(platformOver({ 'GET /compact-summary': () => summary })).summary();
  const checked = read.then((cart) => cart && requireValidCart(cart));
  expect(await told(checked)).toEqual({ code: 'CART_VALIDATION_ERROR', said: message });
});

const UNKNOWN = de.errors.call.unknown;
const GONE = de.errors.call.checkoutGone;
/** The shop of a request for a page. */
const rendering = (routes: Routes) => stubShop(routes, { isServer: true }).shop;
const withUnknownSession = () => ({ ...stubShop({}).shop, sessionIsUnknown: true });

test.each<[rule: string, code: string, sentence: string, call: () => Promise<unknown>]>([
  [
    '§8 UNKNOWN_ERROR: any other error',
    'UNKNOWN_ERROR',
    UNKNOWN,
    () => createCart(platformOver({ 'GET /cart-items': () => [500] })).items(),
  ],
  [
    '§8 INTERNAL_ERROR: a required action is missing; no page performs order actions',
    'INTERNAL_ERROR',
    UNKNOWN,
    () => checkoutOf(stubShop({}).shop).orderAction('' as never),
  ],
  [
    '§8 SSR_NO_POLLING: no polling during server rendering',
    'SSR_NO_POLLING',
    UNKNOWN,
    () => createCart(rendering({}).platform).settle(),
  ],
  [
    '§8 SSR_CHECKOUT_RETRY: no second start during server rendering',
    'SSR_CHECKOUT_RETRY',
    GONE,
    () => checkoutOf(rendering({ 'PUT /checkouts/active': () => refused(410, 'GONE') })).start(CART),
  ],
  [
    '§8 CPA disabled: address list for guests',
    'CPA_DISABLED',
    UNKNOWN,
    () => readAddresses(platformOver({}), guest),
  ],
  [
    '§8 400 INVALID_CONFIG: invalid adapter configuration',
    'INVALID_CONFIG',
    de.errors.call.invalid,
    () => readContent(platformOver({}), '001000000000001AAA', 'MC1'),
  ],
  [
    '§8 504: requested with only-if-cached and not in the cache; no page reads so',
    'GATEWAY_TIMEOUT',
    de.errors.call.unreachable,
    () => platformOver({}).read(getSession, {}, { cache: 'only-if-cached' }),
  ],
])('%s', async (_, code, sentence, call) => {
  expect(await told(call())).toEqual({ code, said: sentence });
});

const page = new Request('https://shop.example/checkout/address');

test('§8 SESSION_NOT_LOADED: checkout read before session load; its pages answer 503 first', async () => {
  const shop = withUnknownSession();
  expect(await told(checkoutOf(shop).load())).toEqual({ code: 'SESSION_NOT_LOADED', said: UNKNOWN });
  await expect(readCheckout(shop, page)).rejects.toMatchObject({ init: { status: 503 } });
});

test('§8 SSR_FAST_CHECKOUT: no checkout during server rendering; its pages lead to the cart', async () => {
  const shop = rendering({ 'GET /checkouts/active': () => refused(404, 'NOT_FOUND') });
  expect(await told(checkoutOf(shop).load())).toEqual({ code: 'SSR_FAST_CHECKOUT', said: GONE });
  const answer = await readCheckout(shop, page).catch((thrown: Response) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/cart');
});

test('§9 banner: max 3 slides and a swipe threshold of 80 px', () => {
  expect([maximumSlides, swipeThreshold]).toEqual([3, 80]);
});

test('§9 grid 12 columns', () => {
  expect(css('components/section/layout-section.module.css')).toContain('repeat(12,');
});

test('§9 breakpoints: mobile under 48em, tablet 48 to 64em, desktop above', () => {
  const queries = css('components/section/layout-section.module.css').match(/@media [^{]+/g);
  expect(queries?.map((query) => query.trim())).toEqual([
    '@media (min-width: 48em) and (max-width: 64em)',
    '@media (min-width: 64.0625em)',
  ]);
});

test('§9 top brands: 4 tiles; best-selling block: up to 4 SKUs', () => {
  expect([brandCount, bestSellerCount]).toEqual([4, 4]);
});

test('§9 image breakpoints: mobile width 640, tablet 960, desktop 1920', () => {
  const url = '/cms/delivery/media/MC1';
  const sources = formFactorSources({ mobile: { url }, tablet: { url }, desktop: { url } }, '');
  const widths = sources.map(({ srcSet }) => /width=(\d+)/.exec(srcSet)?.[1]);
  expect([...new Set(widths)]).toEqual(['640', '960', '1920']);
});

test('§9 media queries: mobile max 47.9375em, tablet max 64em, desktop min 64.0625em', () => {
  expect(formFactors.map(({ media }) => media)).toEqual([
    '(max-width: 47.9375em)',
    '(max-width: 64em)',
    '(min-width: 64.0625em)',
  ]);
});

test('§9 minimum image width 100', () => {
  expect([imageWidth(1), mediaConstants.imageMinimumWidth]).toEqual([100, 100]);
});

test('§9 currency: a single supported currency wins', () => {
  expect(shopCurrency({ supportedCurrencies: ['CHF'], defaultCurrency: 'EUR' }, 'EUR')).toBe('CHF');
});

test('§9 currency: else a locale-mapped one', () => {
  expect(shopCurrency({ supportedCurrencies: ['CHF', 'EUR'], defaultCurrency: 'CHF' }, 'EUR')).toBe('EUR');
});

test('§9 currency: else the default currency', () => {
  expect(shopCurrency({ supportedCurrencies: ['CHF', 'USD'], defaultCurrency: 'USD' }, 'EUR')).toBe('USD');
});

test('§9 debounce default 150 ms', () => {
  expect(searchConstants.suggestionDebounceMs).toBe(150);
});

test('§9 countries with last name first: CN, HU, JP, KR, MO, MY, SG, TW, VN', () => {
  const name = { firstName: 'Yuki', lastName: 'Tanaka' };
  const written = (country: string) => rendered(<AddressText address={{ ...name, country }} />);
  const countries = ['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'];
  expect(countries.filter((country) => !written(country).includes('Tanaka Yuki'))).toEqual([]);
  expect(written('DE')).toContain('Yuki Tanaka');
});

test('§9 region label countries: JP, CN, TW, TH, VN, MY, KR', () => {
  const written = (country: string) =>
    rendered(<AddressText address={{ lastName: 'A', region: 'Region X', country }} />);
  expect(
    ['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR'].filter((country) => !written(country).includes('Region X')),
  ).toEqual([]);
  expect(written('DE')).not.toContain('Region X');
});

test('§1 dates dd.MM.yyyy, time HH:mm, decimal comma, grouping dot, EUR with the symbol after the number', () => {
  const { date, dateTime, money, number } = formatsOf('de');
  expect(date('2026-12-24T15:30:00Z')).toBe('24.12.2026');
  expect(dateTime('2026-12-24T14:30:00Z')).toContain('15:30');
  expect(number(1234.5)).toBe('1.234,5');
  expect(money({ amount: '1234.5', currency: 'EUR' }).replace(/\s/, ' ')).toBe('1.234,50 €');
});
