import { expect, it } from 'vitest';
import { addToCartLayout } from './add-to-cart-layout.ts';

it.each([
  ['/product/detail/01t000000000001AAA', 'detail'],
  ['/en/product/detail/01t000000000001AAA', 'detail'],
  ['/product/detail/0zz000000000001AAA', 'tile'],
  ['/category/detail/01t000000000001AAA', 'tile'],
  ['/', 'tile'],
])('lays the add-to-cart control out on %s as %s', (pathname, layout) => {
  expect(addToCartLayout(pathname)).toBe(layout);
});
