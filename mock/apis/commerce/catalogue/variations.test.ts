import { expect, test } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import { variationAttributeSet, variationInfo } from './variations.ts';

function pack(Id: string, PackSizeText__c: string, PackAmount__c: number, variant: string): Row<'Product2'> {
  return { Id, PackSizeText__c, PackAmount__c, L2C_CM_ProductNameVariant__c: variant } as Row<'Product2'>;
}

test('pack sizes lead to their products, the smallest first', () => {
  const packs = [pack('large', '50 St', 50, '50 Stück'), pack('small', '20 St', 20, '20 Stück')];
  const info = variationInfo(packs, 'de');
  expect(info.variationAttributeInfo?.PackSizeText__c).toMatchObject({
    label: 'Packungsgröße',
    availableValues: ['20 St', '50 St'],
  });
  expect(info.attributesToProductMappings?.map(({ productId }) => productId)).toEqual(['small', 'large']);
});

test('where packs are alike, the whole name variant tells', () => {
  const mint = pack('mint', '20 St', 20, 'Minze, 20 Stück');
  const lemon = pack('lemon', '20 St', 20, 'Zitrone, 20 Stück');
  expect(variationAttributeSet(mint, [mint, lemon])).toEqual({
    id: null,
    developerName: 'L2C_CM_ProductNameVariant',
    attributes: { L2C_CM_ProductNameVariant__c: 'Minze, 20 Stück' },
  });
});
