import { describe, expect, it } from 'vitest';
import { variantGroups } from './variants.ts';

const attribute = (apiName: string, sequence: number, allowableValues: string[]) => ({
  apiName,
  label: apiName,
  sequence,
  allowableValues,
});
const mapping = (productId: string, values: Record<string, string>) => ({
  productId,
  selectedAttributes: Object.entries(values).map(([apiName, value]) => ({ apiName, value })),
});

const info = {
  variationAttributeInfo: {
    Size: attribute('Size', 1, ['20', '50']),
    Form: attribute('Form', 0, ['Gel', 'Creme']),
  },
  attributesToProductMappings: [
    mapping('a', { Form: 'Gel', Size: '20' }),
    mapping('b', { Form: 'Gel', Size: '50' }),
    mapping('c', { Form: 'Creme', Size: '20' }),
  ],
};

describe('the variants of a product', () => {
  it('come in the order of their attributes and mark the chosen value', () => {
    const groups = variantGroups(info, 'b');
    expect(groups.map(({ id }) => id)).toEqual(['Form', 'Size']);
    expect(groups[1]?.variants.map(({ isChosen }) => isChosen)).toEqual([false, true]);
  });

  it('lead to the product that keeps the other values', () => {
    expect(variantGroups(info, 'a')[0]?.variants[1]).toMatchObject({ label: 'Creme', productId: 'c' });
  });

  it('lead to any product with the value where that one does not exist', () => {
    expect(variantGroups(info, 'b')[0]?.variants[1]?.productId).toBe('c');
  });

  it('are left out where there is nothing to choose', () => {
    const single = { ...info, variationAttributeInfo: { Form: attribute('Form', 0, ['Gel']) } };
    expect(variantGroups(single, 'a')).toEqual([]);
    expect(variantGroups(null, 'a')).toEqual([]);
  });
});
