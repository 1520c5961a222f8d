import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReactNode, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createCart } from '#client/commerce/cart.ts';
import { readDeliveryGroups } from '#client/commerce/delivery-groups.ts';
import { reserveInventory } from '#client/commerce/inventory.ts';
import { readPrices } from '#client/commerce/prices.ts';
import { preloadImage, readImage } from '#client/content/images.ts';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { callFailure } from '../failures/failures.server.ts';
import { readCart } from '../features/cart/cart.server.ts';
import { putIntoCart } from '../features/cart/fill-cart.server.ts';
import { readShipments } from '../features/checkout/shipments.server.ts';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { ProductTile } from '../features/product/ProductTile.tsx';
import { SimilarProducts } from '../features/product/SimilarProducts.tsx';
import { de } from '../i18n/de/index.ts';
import { createTexts, TextsContext } from '../i18n/texts.ts';
import { openShop } from '../platform/shop.server.ts';
import { FormFactorPicture } from '../ui/picture/FormFactorPicture.tsx';
import { stubShop } from './stub-shop.ts';
import { composed, productView, rendered } from './support.tsx';

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
        <Page initialEntries={['/']} />
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

const settings = {
  platformUrl: 'https://platform.example',
  webstoreId: '0ZE000000000001AAA',
  siteId: '0DM000000000001AAA',
  communityId: '0DB000000000001AAA',
  hasSignInForm: true,
  fields: {},
  sharedReadsSeconds: 0,
};

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
    const circuit = { call: <Answer,>(send: () => Promise<Answer>) => send() };
    const facts = { nonce: undefined, secure: false, circuit, settings, signedIn, enter: undefined };
    const { platform } = await openShop(request, facts);
    const price = (await readPrices(platform, [PRODUCT])).get(PRODUCT);
    const current = { amount: price?.unitPrice ?? '', currency: price?.currencyIsoCode ?? '' };
    return rendered(<ProductTile product={productView({ price: { current } })} canOrder />);
  };
  expect(await shown('')).toContain('12,49');
  expect(await shown('shop_effectiveAccountId=001000000000002AAA')).toContain('9,90');
  vi.unstubAllGlobals();
});

const site = '0DM000000000001AAA';
const image = { channelOrSiteId: site, contentKey: 'MCSALBE' };
const withoutContents = () => stubShop({ 'GET /contents/MCSALBE': () => refused(404, 'NOT_FOUND') }).shop;

test('SF-PICTURE-11 an image without content uses its default address or the media path of its key', async () => {
  const shown = async (defaultUrl?: string) => {
    const info = await readImage(withoutContents().platform, {
      ...image,
      ...(defaultUrl ? { defaultUrl } : {}),
    });
    return rendered(<FormFactorPicture url={info.url} alt="" />);
  };
  expect(await shown('/img/leer.png')).toContain('src="/img/leer.png?');
  expect(await shown()).toContain('src="/cms/delivery/media/MCSALBE?');
  const sections = composed({
    sections: [{ type: 'slideshow', slides: [{ contentKey: 'S' }] }],
    contents: { S: { image: 'MCSALBE' } },
  });
  expect(rendered(<PageSections sections={sections} canOrder={false} />)).toContain(
    'src="/cms/delivery/media/MCSALBE?',
  );
});

test('SF-PICTURE-12 the client warns of an image that cannot be read ahead', async () => {
  const warn = vi.fn();
  await preloadImage(withoutContents().platform, { ...image, warn });
  expect(warn.mock.calls[0]?.[0]).toBe('failed to fetch image with contentKey MCSALBE');
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

test('SF-ITEM-04 the client asks for 25 items, newest first; the cart page asks for 100', async () => {
  const { shop, requests } = stubShop({ 'GET /cart-items': () => [200, { cartItems: [] }] });
  await createCart(shop.platform).items();
  await readCart(shop);
  const paging = requests.map(({ url }) =>
    ['sort', 'pageNumber', 'pageSize'].map((name) => new URL(url).searchParams.get(name)),
  );
  expect(paging).toEqual([
    ['CreatedDateDesc', '1', '25'],
    ['CreatedDateDesc', '1', '100'],
  ]);
});

test('SF-DELIVERY-02 the client and the deliveries page ask for 20 delivery groups at a time', async () => {
  const { shop, requests } = stubShop({
    'GET /delivery-groups': () => [200, { items: [] }],
    'GET /cart-items': () => [200, { cartItems: [] }],
  });
  await readDeliveryGroups(shop.platform);
  await readShipments(shop);
  const asked = requests.filter(({ url }) => url.includes('/delivery-groups'));
  expect(asked.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(['20', '20']);
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
