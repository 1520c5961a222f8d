import { describe, expect, it } from 'vitest';
import { platformAddress, SUPPORTED_VERSIONS } from './platform-address.ts';

const at = (path: string) => platformAddress(path.slice(1).split('/'));

describe('platformAddress', () => {
  it('finds base, version and segments of a versioned call', () => {
    expect(at('/services/data/v64.0/ui-api/records/1')).toEqual({
      base: 'data',
      version: '64.0',
      segments: ['ui-api', 'records', '1'],
    });
    expect(at('/webruntime/api/services/data/v61.0/commerce/webstores/1')).toEqual({
      base: 'site',
      version: '61.0',
      segments: ['commerce', 'webstores', '1'],
    });
  });

  it('takes an address for the same with a slash at its end, and the base for one empty segment', () => {
    expect(at('/services/data/v64.0/limits/')).toEqual(at('/services/data/v64.0/limits'));
    for (const base of ['/services/data/v64.0', '/services/data/v64.0/'])
      expect(at(base)?.segments, base).toEqual(['']);
  });

  it('PF-REST-15 takes the base of the API in any case, and that of a site as it is', () => {
    expect(at('/Services/Data/V66.0/limits')).toEqual(at('/services/data/v66.0/limits'));
    expect(at('/WebRuntime/api/services/data/v66.0/limits')).toBeUndefined();
  });

  it.each([
    '/services/data',
    '/services/data/64.0/x',
    '/services/data/vx/y',
    '/s/services/data/v64.0/x',
    '/cms/media/1',
  ])('takes %s for an address without version', (path) => expect(at(path)).toBeUndefined());

  it('supports the versions 50.0 to 66.0', () => {
    expect(SUPPORTED_VERSIONS).toHaveLength(17);
    expect([SUPPORTED_VERSIONS[0], SUPPORTED_VERSIONS.at(-1)]).toEqual(['50.0', '66.0']);
  });
});
