import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { categoryIdOf } from '../features/product-list/category-address.ts';
import { PreviewNotice } from '../features/shell/PreviewNotice.tsx';
import { readVisitor } from '../features/shell/shell.server.ts';
import { de } from '../i18n/de/index.ts';
import { shopContext } from '../platform/shop.server.ts';
import { loader as miniCart } from '../routes/cart-mini.ts';
import { stubShop } from './stub-shop.ts';
import { composed, rendered, valuesOf } from './support.tsx';

const CATEGORY = '/category/detail/0ZG000000000001AAA';

test('SF-BRANDS-08 SF-PAGE-02 slides and brands link to the address in their content, such as a category', () => {
  const sections = composed({
    sections: [
      { type: 'slideshow', slides: [{ contentKey: 'S' }] },
      { type: 'topBrands', brands: [{ contentKey: 'B' }] },
    ],
    contents: {
      S: { image: 'MC1', caption: 'Erkältung', buttonText: 'Ansehen', buttonLink: CATEGORY },
      B: { name: 'Vitalund', link: '/search?q=Vitalund', image: 'MC2' },
    },
  });
  const hrefs = valuesOf(rendered(<PageSections sections={sections} canOrder={false} />), 'href');
  expect(hrefs).toEqual([CATEGORY, '/search?q=Vitalund']);
  expect(categoryIdOf(CATEGORY.replace('/category/', ''))).toBe('0ZG000000000001AAA');
});

test('SF-SESSION-08 a session in preview shows a notice, others show none', async () => {
  const visitorIn = (isPreview: boolean) => {
    const context: StubAnswer = [200, { accountId: '001000000000001AAA', isPreview }];
    return readVisitor(stubShop({ 'GET /session-context': () => context }).shop);
  };
  const shown = async (isPreview: boolean) =>
    rendered(<PreviewNotice visitor={await visitorIn(isPreview)} />);
  expect(await shown(true)).toContain(de.shell.preview.notice);
  expect(await shown(true)).toContain(de.shell.preview.guestPrices);
  expect(await shown(false)).toBe('');
});

test('SF-CART-10 the cart beside the page is not asked for where guests may have none', async () => {
  const opened = async (isCartAllowed: boolean) => {
    const { shop, calls } = stubShop({ 'GET /cart-items': () => [404, [{ errorCode: 'NOT_FOUND' }]] });
    const context = new RouterContextProvider();
    context.set(shopContext, { ...shop, abilities: { isCartAllowed, isCheckoutAllowed: false } });
    const { cart } = await miniCart({ context } as never);
    return [cart, calls('GET').length];
  };
  expect([await opened(false), await opened(true)]).toEqual([
    [undefined, 0],
    [undefined, 1],
  ]);
});
