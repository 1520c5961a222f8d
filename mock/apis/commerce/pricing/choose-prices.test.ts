import { expect, test } from 'vitest';
import { choosePrices, type PriceEntry } from './choose-prices.ts';

const books = { sale: ['members', 'standard'], comparison: 'avp' };

function entry(book: string, amount: string, isActive = true): PriceEntry {
  return {
    Id: `in-${book}`,
    Product2Id: 'aspirin',
    Pricebook2Id: book,
    UnitPrice: amount,
    IsActive: isActive,
  };
}

test('the first book that has the product wins, even where a later one is cheaper', () => {
  const prices = choosePrices([entry('standard', '4.99'), entry('members', '5.49')], books);
  expect(prices.get('aspirin')).toEqual({
    productId: 'aspirin',
    unitPrice: '5.49',
    listPrice: null,
    pricebookEntryId: 'in-members',
  });
});

test('an inactive entry is no price, the next book decides', () => {
  const prices = choosePrices([entry('standard', '4.99'), entry('members', '3.49', false)], books);
  expect(prices.get('aspirin')?.unitPrice).toBe('4.99');
});

test('the comparison price stands beside and never sells', () => {
  expect(choosePrices([entry('avp', '7.97')], books).size).toBe(0);
  expect(choosePrices([entry('avp', '7.97'), entry('standard', '4.9')], books).get('aspirin')).toMatchObject({
    listPrice: '7.97',
    unitPrice: '4.90',
  });
});

test("books of other buyers' groups do not matter", () => {
  expect(choosePrices([entry('staff', '0.99')], books).size).toBe(0);
});
