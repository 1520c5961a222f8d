import { describe, expect, it } from 'vitest';
import type { ProductView } from '../features/product/product-view.ts';
import { breadcrumbData, productData } from './structured-data.ts';

const product: ProductView = {
  id: '01t000000000001AAA',
  sku: 'OF-1',
  name: 'Liviadol Gel',
  variant: '100 g',
  pzn: '04877800',
  regulatoryClass: 'apothekenpflichtig',
  price: { current: { amount: '5.85', currency: 'EUR' } },
  stock: 20,
  needsMandatoryText: true,
  isVariationParent: false,
};
const site = 'https://shop.example';
const dataOf = (change: Partial<ProductView> = {}) =>
  productData({
    product: { ...product, ...change },
    description: 'Gegen Schmerzen',
    images: [
      { url: '/cms/delivery/media/MC1', alt: '' },
      { url: 'javascript:alert(1)', alt: '' },
    ],
    path: '/product/detail/01t000000000001AAA',
    site,
  });

describe('what a product page states for machines', () => {
  it('is the product with its number, pictures and offer', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'Product',
      name: 'Liviadol Gel, 100 g',
      productID: 'PZN-04877800',
      image: ['https://shop.example/cms/delivery/media/MC1'],
      offers: { price: '5.85', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
    expect(dataOf({ stock: 0 }).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  });

  it('offers no prescription medicine, and nothing without a price', () => {
    expect(dataOf({ regulatoryClass: 'verschreibungspflichtig' })).not.toHaveProperty('offers');
    expect(dataOf({ price: undefined })).not.toHaveProperty('offers');
  });

  it('names the way to the page in order', () => {
    const { itemListElement } = breadcrumbData(
      [{ label: 'Haut', to: '/category/detail/1' }, { label: 'Gel' }],
      site,
    );
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Haut', item: 'https://shop.example/category/detail/1' },
      { '@type': 'ListItem', position: 2, name: 'Gel' },
    ]);
  });
});
