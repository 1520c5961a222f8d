import { expect, test } from 'vitest';
import { bundleOf, type Json } from './bundles.ts';
import { faultsAt } from './schemas.ts';

const commerce = bundleOf('commerce');
const faults = (schema: string, answer: Json) => faultsAt(commerce, `/components/schemas/${schema}`, answer);

test('the error of a product in a list may lack its code and its text', () => {
  const errors: Json[] = [{}, { message: 'No such product.' }, { errorCode: null, message: null }];
  const products = errors.map((error) => ({ success: false, id: '01t000000000009AAA', error }));
  expect(faults('ProductCollection', { products, total: 3 })).toEqual([]);
});

test('a product as live stores answer it is accepted', () => {
  const selectedAttributes = [{ apiName: 'Size__c', label: 'Size', value: 'L', sequence: 0 }];
  const product = {
    id: '01t000000000001AAA',
    primaryProductCategoryPath: { path: [{ id: '0ZG000000000001AAA', name: 'All', description: null }] },
    variationAttributeSet: { id: '0iY000000000001AAA', developerName: 'Size', attributes: { Size__c: 'L' } },
    variationInfo: {
      attributesToProductMappings: [
        { productId: '01t000000000001AAA', urlName: 'shirt-l', canonicalKey: 'L', selectedAttributes },
      ],
    },
  };
  expect(faults('ProductDetail', product)).toEqual([]);
});
