import { expect, test } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import { chosenFields, plainFields, shopperFields } from './plain-fields.ts';

const product = {
  Name: 'Liviadol',
  IsActive: true,
  AvailableToOrder__c: 12,
  LowestPrice30Days__c: '4.90',
  LastModifiedDate: '2026-03-02T09:30:00.123Z',
  Description: null,
} as Row<'Product2'>;

test('PF-PROD-01 every value is text, moments have no milliseconds, an empty field is null', () => {
  const names = [
    'IsActive',
    'AvailableToOrder__c',
    'LowestPrice30Days__c',
    'LastModifiedDate',
    'Description',
  ];
  expect(plainFields('Product2', product, names)).toEqual({
    IsActive: 'true',
    AvailableToOrder__c: '12',
    LowestPrice30Days__c: '4.90',
    LastModifiedDate: '2026-03-02T09:30:00Z',
    Description: null,
  });
});

test('secrets and the names of staff are not for shoppers', () => {
  expect(shopperFields('User')).not.toContain('PasswordHash__c');
  expect(shopperFields('Product2')).not.toContain('LastModifiedById');
  expect(() => chosenFields('Product2', ['OwnerId'])).toThrow('No such field on Product2: OwnerId');
});

test('without a choice all fields are answered, with an empty one none', () => {
  expect(chosenFields('Product2')).toContain('L2C_CM_PZN__c');
  expect(chosenFields('Product2')).toEqual(shopperFields('Product2'));
  expect(chosenFields('Product2', [])).toEqual([]);
});
