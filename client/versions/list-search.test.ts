import { describe, expect, it } from 'vitest';
import { bothOf, searchCondition } from './list-search.ts';

const field = (apiName: string, dataType = 'String', more: object = {}) => ({
  [apiName]: { apiName, dataType, unique: false, filterable: true, ...more },
});
const info = {
  nameFields: ['Name'],
  fields: {
    ...field('Name'),
    ...field('Pzn__c', 'String', { unique: true }),
    ...field('Email', 'Email'),
    ...field('City'),
    ...field('Note'),
    ...field('Amount', 'Currency'),
    ...field('Hidden', 'Email', { filterable: false }),
  },
} as unknown as Parameters<typeof searchCondition>[1];

describe('a search term as a condition', () => {
  it('RD-VERSION-54 finds names, unique texts, e-mail addresses and columns', () => {
    expect(searchCondition('ibu', info, ['City', 'Amount'])).toBe(
      '{ and: [{ or: [{ Name: { like: "%ibu%" } }, { Pzn__c: { like: "%ibu%" } }, ' +
        '{ Email: { like: "%ibu%" } }, { City: { like: "%ibu%" } }] }] }',
    );
  });

  it('RD-VERSION-54 asks for each of its words', () => {
    const only = { ...info, fields: { Name: info.fields.Name } } as typeof info;
    expect(searchCondition(' a  b ', only, [])).toBe(
      '{ and: [{ or: [{ Name: { like: "%a%" } }] }, { or: [{ Name: { like: "%b%" } }] }] }',
    );
  });

  it('takes patterns of its own literally, and quotes', () => {
    const only = { ...info, fields: { Name: info.fields.Name } } as typeof info;
    expect(searchCondition('5%_"*?', only, [])).toContain(JSON.stringify('%5\\%\\_"%_%'));
  });

  it('is none without words or fields', () => {
    expect(searchCondition('  ', info, [])).toBeUndefined();
    expect(searchCondition('a', { nameFields: [], fields: {} }, [])).toBeUndefined();
  });

  it('joins what is given', () => {
    expect(bothOf(undefined, null, '')).toBeUndefined();
    expect(bothOf(undefined, '{ a }')).toBe('{ a }');
    expect(bothOf('{ a }', '{ b }')).toBe('{ and: [{ a }, { b }] }');
  });
});
