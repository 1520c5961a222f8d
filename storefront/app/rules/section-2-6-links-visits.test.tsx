import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { readVisitor } from '../catalogue/shell.server.ts';
import { TopBrands } from '../components/home/TopBrands.tsx';
import { PreviewNotice } from '../components/shell/PreviewNotice.tsx';
import { Slideshow } from '../components/slideshow/Slideshow.tsx';
import { de } from '../i18n/de/index.ts';
import { shopContext } from '../platform/shop.server.ts';
import { loader as miniCart } from '../routes/cart-mini.ts';
import { stubShop } from './stub-shop.ts';
import { rendered, valuesOf } from './support.tsx';

const CATEGORY = '/category/detail/0ZG000000000001AAA';

test('§2 banner and brand links point to category pages', () => {
  const slide = { imageContentId: 'MC1', caption: 'Erkältung', buttonText: 'Ansehen', buttonLink: CATEGORY };
  const brand = { name: 'Vitalund', link: CATEGORY, imageContentId: 'MC2' };
  expect(valuesOf(rendered(<Slideshow slides={[slide]} showFooter={false} />), 'href')).toEqual([CATEGORY]);
  expect(valuesOf(rendered(<TopBrands brands={[brand]} />), 'href')).toEqual([CATEGORY]);
});

test('§6 preview mode is flagged', async () => {
  const visitorIn = (isPreview: boolean) => {
    const context: StubAnswer = [200, { accountId: '001000000000001AAA', isPreview }];
    return readVisitor(stubShop({ 'GET /session-context': () => context }).shop);
  };
  const shown = async (isPreview: boolean) =>
    rendered(<PreviewNotice visitor={await visitorIn(isPreview)} />);
  expect(await shown(true)).toContain(de.shell.preview);
  expect(await shown(false)).toBe('');
});

test('§6 guest cart: the cart beside the page is empty where guests may have none', async () => {
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
