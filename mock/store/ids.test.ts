import { describe, expect, it } from 'vitest';
import { isId, MASTER_RECORD_TYPE_ID, makeId, makeNamedId, objectOfId, toLongId } from './ids.ts';

describe('record ids', () => {
  it('adds the checksum to the 15-character form', () => {
    expect(toLongId('012000000000000')).toBe(MASTER_RECORD_TYPE_ID);
    expect(toLongId('a0Ax0000000ABCD')).toBe('a0Ax0000000ABCDEA4');
  });

  it('keeps a long id and refuses one whose checksum does not fit', () => {
    expect(toLongId('a0Ax0000000ABCDEA4')).toBe('a0Ax0000000ABCDEA4');
    expect(toLongId('a0Ax0000000ABCdEA4')).toBeUndefined();
  });

  it.each(['', '01t', '01t00000000000001', '01t-0000000000A', "01t0000000000'A", '01t00000000000ä'])(
    'refuses %j',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );

  it('makes valid ids that sort by their number', () => {
    const ids = [1, 61, 62, 3843, 3844, 100_000, 1_000_000].map((number) => makeId('01t', number));
    expect(ids.every(isId)).toBe(true);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids.map((id) => id.length))).toEqual(new Set([18]));
  });

  it('makes the same id of the same name, apart from numbered ids', () => {
    expect(makeNamedId('00B', 'Product2.AllProducts')).toBe(makeNamedId('00B', 'Product2.AllProducts'));
    expect(makeNamedId('00B', 'Product2.AllProducts')).not.toBe(makeNamedId('00B', 'Product2.OutOfStock'));
    expect(isId(makeNamedId('00B', 'Product2.AllProducts'))).toBe(true);
  });

  it('PF-ID-01 the prefix of an id names the object', () => {
    expect(objectOfId(makeId('801', 5))?.apiName).toBe('Order');
    expect(objectOfId('zzz000000000000')).toBeUndefined();
  });
});
