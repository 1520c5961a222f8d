import { describe, expect, it } from 'vitest';
import { orderedPageAt, pageAt, pageLinks } from './page.ts';
import { placeToken } from './page-token.ts';

describe('the pages of a list', () => {
  it('lead forward while records follow and back to the start', () => {
    const first = pageLinks('/list', pageAt(undefined, 50), true);
    expect(first).toMatchObject({ currentPageToken: '0', nextPageToken: '50', previousPageToken: null });
    const second = pageLinks('/list', pageAt(first.nextPageToken, 50), false);
    expect(second).toMatchObject({ currentPageToken: '50', nextPageToken: null, previousPageToken: '0' });
    expect(second.currentPageUrl).toBe('/list?pageSize=50&pageToken=50');
  });

  it('begin at the start again when the size has changed in between', () => {
    expect(pageLinks('/list', pageAt('20', 50), true).previousPageToken).toBe('0');
  });

  it('end where the platform pages no further', () => {
    expect(pageLinks('/list', pageAt('2000', 50), true).nextPageToken).toBeNull();
  });

  it.each(['-1', 'abc', '1.5', '2001', '99999999999999999999', ' '])(
    'are refused for the token %j',
    (token) => {
      expect(() => pageAt(token, 50)).toThrow('page token');
    },
  );

  it('are told by a record where they lie further down, in the order that the record is of', () => {
    const place = {
      offset: 2050,
      order: '-Name',
      side: 'after',
      values: ['Ärnika „x“', null, 1.5, true],
    } as const;
    const token = placeToken(place);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(orderedPageAt(token, 50, '-Name')).toEqual({ offset: 2050, pageSize: 50, place });
    expect(() => orderedPageAt(token, 50, 'Name')).toThrow('page token');
    expect(() => orderedPageAt(`x${token.slice(1)}`, 50, '-Name')).toThrow('page token');
    expect(() => pageAt(token, 50)).toThrow('page token');
  });
});
