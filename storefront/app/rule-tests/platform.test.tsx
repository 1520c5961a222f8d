import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReactNode, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { reserveInventory } from '#client/commerce/inventory.ts';
import { readPrices } from '#client/commerce/prices.ts';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { callFailure } from '../failures/failures.server.ts';
import { readCart, readCartPage, shownPages } from '../features/cart/cart.server.ts';
import { putIntoCart } from '../features/cart/fill-cart.server.ts';
import { MoreLines } from '../features/cart/MoreLines.tsx';
import { readShipments } from '../features/checkout/shipments.server.ts';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { readSections } from '../features/content/sections/read-sections.server.ts';
import { ProductTile } from '../features/product/ProductTile.tsx';
import { SimilarProducts } from '../features/product/SimilarProducts.tsx';
import { de } from '../i18n/de/index.ts';
import { createTexts, TextsContext } from '../i18n/texts.ts';
import { openShop } from '../platform/shop.server.ts';
import { openCircuit, testSettings } from '../platform/testing/test-settings.ts';
import { MessagesProvider } from '../ui/messages/messages.tsx';
import { FormFactorPicture } from '../ui/picture/FormFactorPicture.tsx';
import { stubShop } from './stub-shop.ts';
import { productView, rendered } from './support.tsx';

const PRODUCT = '01t000000000001AAA';
const SUMMARY: StubAnswer = [200, { cartId: '0a6000000000001AAA', asyncOperationStatus: 'Completed' }];
const refused = (status: number, errorCode: string, message = 'Technical.'): StubAnswer => [
  status,
  [{ errorCode, message }],
];

/** A part of a page once all that it waits for is there. */
async function renderedWhole(page: ReactNode): Promise<string> {
  const Page = createRoutesStub([{ path: '*', Component: () => page }]);
  const whole = (
    <TextsContext value={createTexts('de', de)}>
      <Suspense>
        <MessagesProvider>
          <Page initialEntries={['/']} />
        </MessagesProvider>
      </Suspense>
    </TextsContext>
  );
  const { prelude } = await prerenderToNodeStream(whole, { onError: () => {} });
  return Buffer.concat(
    await (prelude as NodeJS.ReadableStream & { toArray(): Promise<Buffer[]> }).toArray(),
  ).toString();
}

test('SF-PAGE-15 similar products are shown once they arrive, or said to have failed', async () => {
  const shown = (products: Promise<ReturnType<typeof productView>[]>) =>
    renderedWhole(
      <SimilarProducts products={products} ingredient={undefined} canOrder={false} hasPriceNotes />,
    );
  expect(await shown(Promise.resolve([productView()]))).toContain('Liviadol Gel');
  const failing = Promise.reject(new Error('down'));
  failing.catch(() => {});
  expect(await shown(failing)).toContain(de.product.similarFailed);
});

const settings = testSettings('https://platform.example');

test('SF-PRICE-01 prices are those of the account acted for', async () => {
  const { fetch } = routedFetch({
    'GET /oauth2/userinfo': () => [
      200,
      { user_id: '005000000000001AAA', preferred_username: 'erika@offizin.example', name: 'Erika' },
    ],
    'GET /application-context': () => [200, { supportedCurrencies: ['EUR'], defaultCurrency: 'EUR' }],
    'GET /pricing/products': ({ url }) => {
      const account = new URL(url).searchParams.get('effectiveAccountId');
      const unitPrice = account === '001000000000002AAA' ? '9.90' : '12.49';
      return [
        200,
        {
          currencyIsoCode: 'EUR',
          pricingLineItemResults: [{ productId: PRODUCT, success: true, unitPrice }],
        },
      ];
    },
  });
  vi.stubGlobal('fetch', fetch);
  const shown = async (cookie: string) => {
    const request = new Request('https://shop.example/', { headers: { cookie } });
    const signedIn = { accessToken: 't1', renew: async () => false, end: async () => {}, forget: () => {} };
    const facts = {
      nonce: undefined,
      secure: false,
      hasPaymentPages: () => false,
      circuit: openCircuit,
      settings,
      signedIn,
      enter: undefined,
    };
    const { platform } = await openShop(request, facts);
    const price = (await readPrices(platform, [PRODUCT])).get(PRODUCT);
    const current = { amount: price?.unitPrice ?? '', currency: price?.currencyIsoCode ?? '' };
    return rendered(<ProductTile product={productView({ price: { current } })} canOrder />);
  };
  expect(await shown('')).toContain('12,49');
  expect(await shown('shop_effectiveAccountId=001000000000002AAA')).toContain('9,90');
  vi.unstubAllGlobals();
});

/** A page of one picture, and what the shop asks for to show it. */
async function pictured(image: object, contents: object[]) {
  const { shop, calls } = stubShop({ 'GET /contents': () => [200, { contents }] });
  const element = { kind: 'picture', image };
  const contentBody = { sections: [{ type: 'layout', columns: [{ portion: '100%', elements: [element] }] }] };
  const sections = await readSections(shop, { contentBody, language: 'de' });
  return { html: rendered(<PageSections sections={sections} canOrder={false} />), calls };
}

test('SF-PICTURE-11 an image without content uses its default address or the media path of its key', async () => {
  const image = { contentKey: 'MCSALBE' };
  expect((await pictured({ ...image, url: '/img/leer.png' }, [])).html).toContain('src="/img/leer.png?');
  expect((await pictured(image, [])).html).toContain('src="/cms/delivery/media/MCSALBE?');
  const read = { ...image, unauthenticatedUrl: '/img/salbe.png', contentBody: { altText: 'Eine Salbe' } };
  const { html } = await pictured({ ...image, url: '/img/leer.png' }, [read]);
  expect(html).toContain('src="/img/salbe.png?');
  expect(html).toContain('alt="Eine Salbe"');
});

test('SF-PICTURE-12 a page warns of an image that cannot be read ahead, and is shown', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  expect((await pictured({ contentKey: 'MCSALBE' }, [])).html).toContain('MCSALBE');
  expect(written.mock.calls.join()).toContain('failed to fetch image with contentKey MCSALBE');
  written.mockRestore();
});

test('SF-RETRY-01 a write is repeated three times, 4 s apart, after 503, and never after a refusal', async () => {
  const adding = async (answer: StubAnswer) => {
    const { shop, calls, waits } = stubShop({
      'POST /cart-items': () => answer,
      'GET /compact-summary': () => SUMMARY,
    });
    const failure = await putIntoCart(shop, PRODUCT, 1).catch(callFailure);
    return { failure, tries: calls('POST').length, waits };
  };
  expect(await adding(refused(503, 'SERVER_UNAVAILABLE'))).toMatchObject({
    failure: { error: 'unreachable' },
    tries: 4,
    waits: [4000, 4000, 4000],
  });
  expect(await adding(refused(409, 'CONFLICT'))).toMatchObject({ failure: { error: 'conflict' }, tries: 1 });
  for (const status of [400, 403, 404, 422])
    expect(await adding(refused(status, 'REFUSED')), String(status)).toMatchObject({ tries: 1, waits: [] });
});

/** Stands for a cart of so many lines, of which an answer holds the page that is asked for. */
const cartOf =
  (count: number) =>
  (request: Request): StubAnswer => {
    const query = new URL(request.url).searchParams;
    const size = Number(query.get('pageSize'));
    const start = (Number(query.get('pageNumber')) - 1) * size;
    const cartItems = Array.from({ length: Math.min(size, count - start) }, (_, place) => ({
      cartItem: {
        cartItemId: `0a9${start + place}`,
        productId: PRODUCT,
        quantity: '1',
        productDetails: { name: 'Salbe', sku: 'OF-1', fields: {} },
        messagesSummary: { limitedMessages: [] },
      },
    }));
    const cartSummary = {
      cartId: '0a6',
      currencyIsoCode: 'EUR',
      uniqueProductCount: count,
      totalProductCount: String(count),
      totalProductAmount: '60.00',
      totalPromotionalAdjustmentAmount: '0.00',
      totalChargeAmount: '0.00',
      totalTaxAmount: '9.58',
      grandTotalAmount: '60.00',
      messagesSummary: { limitedMessages: [] },
    };
    return [200, { cartItems, cartSummary, hasErrors: false }];
  };

const pagingOf = (requests: readonly Request[]) =>
  requests
    .filter(({ url }) => url.includes('/cart-items'))
    .map(({ url }) => ['sort', 'pageNumber', 'pageSize'].map((name) => new URL(url).searchParams.get(name)));

test('SF-ITEM-04 the cart page asks for 25 items, newest first, and for more of them when told', async () => {
  const { shop, requests } = stubShop({ 'GET /cart-items': cartOf(60) });
  const first = await readCart(shop);
  expect(first).toMatchObject({ lineCount: 60, packs: 60, totals: { total: { amount: '60.00' } } });
  expect(first?.lines).toHaveLength(25);
  expect(pagingOf(requests)).toEqual([['CreatedDateDesc', '1', '25']]);
  const address = new Request('https://shop.example/cart?pages=3');
  expect((await readCart(shop, shownPages(address)))?.lines).toHaveLength(60);
  for (const [pages, shown] of [
    ['0', 1],
    ['-1', 1],
    ['x', 1],
    ['2.5', 1],
    ['', 1],
    ['9999', 20],
  ] as const)
    expect(shownPages(new Request(`https://shop.example/cart?pages=${pages}`)), pages).toBe(shown);
});

test('SF-ITEM-04 a cart with more lines than are shown leads to the next ones, and another does not', async () => {
  const shown = async (count: number, pages: number) => {
    const { shop } = stubShop({ 'GET /cart-items': cartOf(count) });
    const cart = await readCart(shop, pages);
    return cart ? rendered(<MoreLines cart={cart} pages={pages} />, '/cart') : '';
  };
  expect(await shown(60, 1)).toContain('25 von 60 Artikeln');
  expect(await shown(60, 2)).toContain('href="/cart?pages=3"');
  expect(await shown(60, 3)).toBe('');
  expect(await shown(25, 1)).toBe('');
});

test('SF-ITEM-04 the deliveries of an order have all items of a large cart', async () => {
  const { shop, requests } = stubShop({
    'GET /delivery-groups': () => [200, { items: [{ id: '0a7', isDefault: true }] }],
    'GET /cart-items': cartOf(130),
  });
  const [only] = await readShipments(shop, 'current');
  expect(only?.lines).toHaveLength(130);
  expect(pagingOf(requests).map(([, page, size]) => [page, size])).toEqual([
    ['1', '100'],
    ['2', '100'],
  ]);
});

test('SF-DELIVERY-02 SF-DELIVERY-08 the deliveries page reads 20 groups without items, and the items of each of several', async () => {
  const itemsOf = (id: string) => ({ cartItems: { cartItems: [{ cartItem: { cartItemId: id } }] } });
  const { shop, requests } = stubShop({
    'GET /delivery-groups': () => [200, { items: [{ id: '0a7a', isDefault: true }, { id: '0a7b' }] }],
    'GET /delivery-groups/0a7a': () => [200, { id: '0a7a', ...itemsOf('0a90') }],
    'GET /delivery-groups/0a7b': () => [200, { id: '0a7b', ...itemsOf('0a91') }],
    'GET /cart-items': cartOf(2),
  });
  const shipments = await readShipments(shop, 'current');
  expect(shipments.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['0a90'], ['0a91']]);
  const [groups] = requests.filter(({ url }) => url.includes('/delivery-groups'));
  expect(new URL(groups?.url ?? '').search).toContain('limit=20&cartItemLimit=0');
});

test('SF-CART-19 the client reserves stock for four hours, or as long as the store configures', async () => {
  const { shop, requests } = stubShop({
    'PUT /inventory-reservations': () => [200, { success: true, inventoryItemReservations: [] }],
  });
  const inventoryConfiguration = { inventoryDefaultSource: { reservationInSeconds: 600 } };
  await reserveInventory(shop.platform, {});
  await reserveInventory(shop.platform, { inventoryConfiguration });
  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies.map(({ durationInSeconds }) => durationInSeconds)).toEqual([14_400, 600]);
});

test('SF-PICTURE-04 each source of a wide picture is one address without a density', () => {
  const markup = rendered(<FormFactorPicture url="/cms/delivery/media/MC1" alt="" />);
  const sets = [...markup.matchAll(/srcSet="([^"]*)"/gi)].map(([, set = '']) => set);
  expect(sets.length).toBeGreaterThan(0);
  expect(sets.filter((set) => /\s[\d.]+x|,/.test(set))).toEqual([]);
});

test('SF-PAGE-09 the header rearranges at 768 and 1024 px', () => {
  const css = readFileSync(join(import.meta.dirname, '../features/shell/header.module.css'), 'utf8');
  const widths = [...css.matchAll(/@media \(min-width: ([\d.]+)em\)/g)].map(([, em]) => Number(em) * 16);
  expect(widths).toEqual([768, 1024]);
});

test('SF-ITEM-06 the cart page names what promotions take off each line, and asks only where they do', async () => {
  const promotion = { promotionId: '0c81', displayName: 'Willkommen', adjustmentAmount: '-2.50' };
  const reduced =
    (total: string) =>
    (request: Request): StubAnswer => {
      const [status, body] = cartOf(2)(request) as [number, { cartSummary: object }];
      return [
        status,
        { ...body, cartSummary: { ...body.cartSummary, totalPromotionalAdjustmentAmount: total } },
      ];
    };
  const linesOf = async (total: string, answer: StubAnswer) => {
    const { shop, calls } = stubShop({
      'GET /cart-items': reduced(total),
      'POST /cart-items/promotions': () => answer,
      'GET /delivery-groups': () => [200, { items: [] }],
    });
    const { cart } = await readCartPage(shop);
    return { discounts: cart?.lines.map(({ discounts }) => discounts), asked: calls('POST').length };
  };
  const items: StubAnswer = [200, { items: { '0a90': [promotion] } }];
  expect(await linesOf('-2.50', items)).toEqual({
    discounts: [[{ id: '0c81', name: 'Willkommen', amount: { amount: '-2.50', currency: 'EUR' } }], []],
    asked: 1,
  });
  expect(await linesOf('0.00', items)).toEqual({ discounts: [undefined, undefined], asked: 0 });
  expect((await linesOf('-2.50', refused(404, 'NOT_FOUND'))).discounts).toEqual([[], []]);
});
