import { describe, expect, it } from 'vitest';
import { createRouter } from './router.ts';

const router = createRouter(
  [
    ['GET', '/items'],
    ['POST', '/items'],
    ['GET', '/items/{id}'],
    ['PUT', '/items/{id}'],
    ['GET', '/items/{id}.json'],
    ['POST', '/items/{id}:publish'],
    ['GET', '/items/featured'],
    ['GET', '/items/{id}/parts/{partId}'],
    ['GET', '/{kind}/new/parts/first'],
    ['GET', '/range/{from}-{to}'],
  ].map(([method = '', path = '']) => ({ method, path, target: `${method} ${path}` })),
);

const match = (method: string, path: string) =>
  router.match(method, path.slice(1).split('/').map(decodeURIComponent));

describe('router', () => {
  it('finds a fixed path and a path with a placeholder', () => {
    expect(match('GET', '/items')).toEqual({ kind: 'found', target: 'GET /items', params: {} });
    expect(match('GET', '/items/7')).toEqual({
      kind: 'found',
      target: 'GET /items/{id}',
      params: { id: '7' },
    });
  });

  it('prefers fixed text to a placeholder', () => {
    expect(match('GET', '/items/featured')).toMatchObject({ target: 'GET /items/featured', params: {} });
  });

  it('prefers the path with more fixed segments even when its placeholder comes first', () => {
    expect(match('GET', '/items/new/parts/first')).toMatchObject({
      target: 'GET /{kind}/new/parts/first',
      params: { kind: 'items' },
    });
  });

  it('gives way to a placeholder path that has the method when the fixed path lacks it', () => {
    expect(match('PUT', '/items/featured')).toMatchObject({
      target: 'PUT /items/{id}',
      params: { id: 'featured' },
    });
  });

  it('knows suffixes behind a placeholder', () => {
    expect(match('GET', '/items/7.json')).toMatchObject({
      target: 'GET /items/{id}.json',
      params: { id: '7' },
    });
    expect(match('POST', '/items/7:publish')).toMatchObject({ params: { id: '7' } });
    expect(match('GET', '/items/7.jsonx')).toMatchObject({ target: 'GET /items/{id}' });
    expect(match('GET', '/range/1-9')).toMatchObject({ params: { from: '1', to: '9' } });
  });

  it('keeps an encoded slash inside its segment', () => {
    expect(match('GET', '/items/a%2Fb')).toMatchObject({ target: 'GET /items/{id}', params: { id: 'a/b' } });
  });

  it('answers HEAD by GET', () => {
    expect(match('HEAD', '/items/7')).toMatchObject({ target: 'GET /items/{id}' });
  });

  it('lists every method of every path that fits when none has the method', () => {
    expect(match('DELETE', '/items/featured')).toEqual({
      kind: 'methodNotAllowed',
      allow: ['GET', 'HEAD', 'OPTIONS', 'PUT'],
    });
  });

  it('finds nothing for an unknown path, a trailing slash or an empty placeholder', () => {
    expect(match('GET', '/nothing/at/all')).toEqual({ kind: 'notFound' });
    expect(match('GET', '/items/')).toEqual({ kind: 'notFound' });
    expect(match('GET', '/items/7/parts')).toEqual({ kind: 'notFound' });
    expect(match('GET', '/items//parts/1')).toEqual({ kind: 'notFound' });
    expect(match('GET', '/range/-9')).toEqual({ kind: 'notFound' });
  });

  it('does not confuse names of Object.prototype with paths', () => {
    expect(match('GET', '/constructor')).toEqual({ kind: 'notFound' });
    expect(match('GET', '/items/__proto__')).toMatchObject({ params: { id: '__proto__' } });
  });

  it('refuses two operations on one path and method', () => {
    const route = { method: 'GET', path: '/a/{b}', target: 1 };
    expect(() => createRouter([route, route])).toThrow('Two operations answer GET /a/{b}');
  });
});
