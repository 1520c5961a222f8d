import { expectTypeOf, it } from 'vitest';
import type { Insert, Row, Update } from './row.ts';

it('derives rows from definitions', () => {
  expectTypeOf<Row<'PricebookEntry'>['UnitPrice']>().toEqualTypeOf<string>();
  expectTypeOf<Row<'Product2'>['VatRate__c']>().toEqualTypeOf<number>();
  expectTypeOf<Row<'Product2'>['IsActive']>().toEqualTypeOf<boolean>();
  expectTypeOf<Row<'Product2'>['ProductClass']>().toEqualTypeOf<
    'Simple' | 'VariationParent' | 'Variation' | 'Set'
  >();
  expectTypeOf<Row<'Product2'>['Description']>().toEqualTypeOf<string | null>();
  expectTypeOf<Row<'Account'>['RecordTypeId']>().toEqualTypeOf<string>();
  expectTypeOf<Row<'Account'>['BillingCountry']>().toEqualTypeOf<string | null>();
});

it('asks inserts for required fields without a default only', () => {
  expectTypeOf<{ Name: string; CatalogId: string }>().toExtend<Insert<'ProductCategory'>>();
  expectTypeOf<{ Name: string }>().not.toExtend<Insert<'ProductCategory'>>();
  expectTypeOf<'Name'>().not.toExtend<keyof Insert<'Contact'>>();
});

it('keeps the id and computed fields out of updates', () => {
  expectTypeOf<'Id' | 'Name'>().not.toExtend<keyof Update<'Contact'>>();
  expectTypeOf<'LastName'>().toExtend<keyof Update<'Contact'>>();
});
