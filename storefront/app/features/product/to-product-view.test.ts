import { describe, expect, it } from 'vitest';
import { orderability, quantityMaximum } from './product-view.ts';
import { toProductView } from './to-product-view.ts';

const values = {
  Name: 'Liviadol 400 mg',
  regulatoryClass: 'apothekenpflichtig',
  comparisonPriceType: 'AVP',
  stock: '12',
};
const price = { unitPrice: '5.49', listPrice: '7.97', currencyIsoCode: 'EUR' };
const view = (more: Partial<Parameters<typeof toProductView>[0]> = {}) =>
  toProductView({ id: '01t000000000001AAA', values, price, ...more });

describe('a product', () => {
  it('names its comparison price as the product says', () => {
    expect(view().price?.comparison).toEqual({ amount: '7.97', currency: 'EUR', type: 'AVP' });
    const cosmetic = {
      ...values,
      regulatoryClass: 'Kosmetik',
      comparisonPriceType: 'UVP',
    };
    expect(view({ values: cosmetic }).price?.comparison?.type).toBe('UVP');
  });

  it('shows no comparison price of unknown kind', () => {
    expect(view({ values: { ...values, comparisonPriceType: null } }).price?.comparison).toBeUndefined();
  });

  it('on prescription has neither comparison nor order', () => {
    const product = view({
      values: {
        ...values,
        regulatoryClass: 'verschreibungspflichtig',
        lowestPrice30Days: '5.00',
      },
    });
    expect(product.price).toEqual({ current: { amount: '5.49', currency: 'EUR' } });
    expect(orderability(product)).toBe('prescription');
  });

  it('without a price, without stock or without a chosen variation cannot be ordered', () => {
    expect(orderability(view())).toBe('orderable');
    expect(orderability(view({ price: undefined }))).toBe('no-price');
    expect(orderability(view({ price: { ...price, unitPrice: null } }))).toBe('no-price');
    expect(orderability(view({ values: { ...values, stock: '0' } }))).toBe('unavailable');
    expect(orderability(view({ productClass: 'VariationParent' }))).toBe('choose-variant');
  });

  it('is limited by its strictest limit and by stock', () => {
    const purchaseQuantityRule = { maximum: '5' };
    expect(quantityMaximum(view({ purchaseQuantityRule }))).toBe(5);
    const limited = view({ values: { ...values, maximumPerOrder: '3' }, purchaseQuantityRule });
    expect(quantityMaximum(limited)).toBe(3);
    expect(quantityMaximum({ ...limited, stock: 2 })).toBe(2);
    expect(quantityMaximum(view())).toBe(12);
  });

  it('of which no field tells the stock can be ordered, as far as the platform has it', () => {
    const { stock: _, ...untold } = values;
    expect(view({ values: untold }).stock).toBeUndefined();
    expect(orderability(view({ values: untold }))).toBe('orderable');
    expect(quantityMaximum(view({ values: untold }))).toBeUndefined();
    expect(quantityMaximum(view({ values: untold, purchaseQuantityRule: { maximum: '4' } }))).toBe(4);
  });

  it('is told from its siblings by the field for it, else by the attributes of its variation', () => {
    expect(view({ variation: ['20 St', null, 'Gel'] }).variant).toBe('20 St, Gel');
    expect(view({ variation: ['20 St'], values: { ...values, variant: 'klein' } }).variant).toBe('klein');
    expect(view({ variation: [] }).variant).toBeUndefined();
  });

  it('keeps an unknown class from showing a wrong badge', () => {
    expect(view({ values: { ...values, regulatoryClass: 'Sonstiges' } }).regulatoryClass).toBeUndefined();
  });
});
