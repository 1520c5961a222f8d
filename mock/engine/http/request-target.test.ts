import { describe, expect, it } from 'vitest';
import { parseTarget } from './request-target.ts';

describe('a request target', () => {
  it('is taken apart and decoded once', () => {
    const target = parseTarget('/a%20b/c%2Fd/%2525?x=1&y=%C3%A4&y=+z?');
    expect(target.path).toBe('/a%20b/c%2Fd/%2525');
    expect(target.segments).toEqual(['a b', 'c/d', '%25']);
    expect(target.query.getAll('y')).toEqual(['ä', ' z?']);
  });

  it('may name its origin', () => {
    expect(parseTarget('http://shop.example:4010/a?b').segments).toEqual(['a']);
    expect(parseTarget('http://shop.example').path).toBe('/');
  });

  it('PF-DOOR-23 may begin with several slashes', () => {
    const { path, segments } = parseTarget('///services//data?x=//y');
    expect(path).toBe('/services//data');
    expect(segments).toEqual(['services', '', 'data']);
    expect(parseTarget('//').path).toBe('/');
  });

  it('must be a path', () => {
    expect(() => parseTarget('*')).toThrow('must be a path');
  });
});
