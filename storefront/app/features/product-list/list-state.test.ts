import { describe, expect, it } from 'vitest';
import { listQuery, listStateOf, offeredPages, toggled } from './list-state.ts';

const parameters = (text: string) => new URLSearchParams(text);

describe('the state of a list', () => {
  it('is read from the address', () => {
    expect(listStateOf(parameters('page=3&sort=0x1&filter=Brand__c:Nord&filter=Brand__c:Süd'))).toEqual({
      page: 3,
      sortRuleId: '0x1',
      refinements: ['Brand__c:Nord', 'Brand__c:Süd'],
      openFacet: undefined,
      within: '',
    });
  });

  it('names the open facet and what is searched in it, which closing forgets', () => {
    const open = parameters('page=2&more=Brand__c&within=+nord+');
    expect(listStateOf(open)).toMatchObject({ openFacet: 'Brand__c', within: 'nord' });
    expect(listQuery(open, { sortRuleId: 'b' })).toBe('?sort=b&more=Brand__c&within=nord');
    expect(listQuery(open, { openFacet: undefined })).toBe('?');
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1.5', ''])('is page 1 for "%s"', (text) => {
    expect(listStateOf(parameters(text)).page).toBe(1);
  });

  it('ignores a filter that is none', () => {
    expect(listStateOf(parameters('filter=Brand__c&filter=:x&filter=a:&filter=a:b%00')).refinements).toEqual(
      [],
    );
  });

  it('keeps the rest of the address and returns to page 1 on a change', () => {
    expect(listQuery(parameters('q=zink&page=3&sort=a'), { sortRuleId: 'b' })).toBe('?q=zink&sort=b');
    expect(listQuery(parameters('q=zink&sort=a'), { page: 2 })).toBe('?q=zink&sort=a&page=2');
    expect(listQuery(parameters('page=2'), { page: 1 })).toBe('?');
  });

  it('switches a filter on and off', () => {
    expect(toggled(['a:1'], 'b:2')).toEqual(['a:1', 'b:2']);
    expect(toggled(['a:1', 'b:2'], 'a:1')).toEqual(['b:2']);
  });
});

describe('the pager', () => {
  it('offers the ends and the neighbours, with gaps of two or more only', () => {
    expect(offeredPages(1, 1)).toEqual([1]);
    expect(offeredPages(1, 9)).toEqual([1, 2, 0, 9]);
    expect(offeredPages(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
    expect(offeredPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });
});
