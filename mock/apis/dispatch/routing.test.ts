import { describe, expect, it } from 'vitest';
import { createRouting } from './routing.ts';

const operation = (operationId: string, path: string, versioned?: string, since?: string) => ({
  operation: {
    declared: { operationId, parameters: [], responses: {}, ...(since && { 'x-since': since }) },
    method: 'GET',
    path,
    versioned,
  },
});
const route = createRouting([
  operation('getCart', '/services/data/v64.0/carts/{cartId}', '/carts/{cartId}'),
  operation('getCartPromotions', '/services/data/v64.0/promotions', '/promotions', '53.0'),
  operation('getMedia', '/cms/delivery/media/{contentKey}'),
  operation('getVersions', '/services/data'),
]);
const find = (path: string) => {
  const found = route({ method: 'GET', segments: path.slice(1).split('/') });
  return found.kind === 'found'
    ? `${found.target.operation.declared.operationId} ${found.version}`
    : found.kind;
};

describe('createRouting', () => {
  it.each(['50.0', '61.0', '64.0', '66.0'])('answers version %s of a call at both bases', (version) => {
    expect(find(`/services/data/v${version}/carts/1`)).toBe(`getCart ${version}`);
    expect(find(`/webruntime/api/services/data/v${version}/carts/1`)).toBe(`getCart ${version}`);
  });

  it.each(['49.0', '67.0', '64.1'])('has no addresses in version %s', (version) => {
    expect(find(`/services/data/v${version}/carts/1`)).toBe('notFound');
  });

  it('has no address for a call in versions before the one in which it appeared', () => {
    expect(find('/services/data/v52.0/promotions')).toBe('notFound');
    expect(find('/services/data/v53.0/promotions')).toBe('getCartPromotions 53.0');
  });

  it('answers a call without version at its one address', () => {
    expect(find('/cms/delivery/media/k')).toBe('getMedia undefined');
    expect(find('/services/data/v64.0/cms/delivery/media/k')).toBe('notFound');
    expect(find('/webruntime/api/cms/delivery/media/k')).toBe('notFound');
    expect(find('/carts/1')).toBe('notFound');
  });

  it('PF-REST-15 finds a call without version with a slash at its end, and the base of the API in any case', () => {
    for (const path of ['/services/data', '/services/data/', '/Services/Data/'])
      expect(find(path), path).toBe('getVersions undefined');
    expect(find('/cms/delivery/media/k/')).toBe('getMedia undefined');
    expect(find('/services/data//')).toBe('notFound');
  });
});
