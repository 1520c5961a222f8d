import { describe, expect, it } from 'vitest';
import { FACTS, fieldMappingText, leftOut, packageFields, readFieldMapping } from './field-mapping.ts';

describe('a mapping of fields', () => {
  it('is that of the package where nothing is stated', () => {
    for (const stated of [undefined, '', 'package']) expect(readFieldMapping(stated)).toBe(packageFields);
  });

  it('maps what is stated and nothing else', () => {
    const mapping = { pzn: 'ProductCode', brand: 'Marke__c' };
    expect(readFieldMapping('pzn=ProductCode, brand=Marke__c')).toEqual(mapping);
    expect(readFieldMapping(mapping)).toEqual(mapping);
    expect(leftOut(mapping)).toHaveLength(FACTS.length - 2);
  });

  it('may map nothing', () => {
    expect(readFieldMapping('none')).toEqual({});
    expect(readFieldMapping({})).toEqual({});
    expect(leftOut({})).toEqual(FACTS);
  });

  it.each([packageFields, { stock: 'Bestand__c' }, {}])('is read as it was written', (mapping) => {
    expect(readFieldMapping(fieldMappingText(mapping))).toEqual(mapping);
  });

  it.each([
    ['price=Preis__c', '“price” is none of pzn, '],
    ['pzn', 'pzn needs the name of a field of Product2, such as L2C_CM_PZN__c.'],
    [{ pzn: 7 }, 'SHOP_FIELDS is {"pzn":7}, but pzn needs'],
    ['pzn=Account.Name', 'pzn needs'],
    [['pzn'], 'it is "none", "package" or pairs'],
    [null, 'it is "none", "package" or pairs'],
  ])('says what is wrong with %j', (stated, message) => {
    expect(() => readFieldMapping(stated)).toThrow(message);
  });
});
