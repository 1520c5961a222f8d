import { describe, expect, it } from 'vitest';
import { APIS, type Bundle } from './bundle.ts';
import { type Bundles, loadContract, readBundles } from './contract.ts';

const bundle = (paths: object, components: object = {}): Bundle =>
  ({ openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths, components }) as unknown as Bundle;
const bundles = (commerce: Bundle, cms = bundle({})): Bundles => ({
  commerce,
  cms,
  'record-data': bundle({}),
  platform: bundle({}),
  sandbox: bundle({}),
});
const operation = (operationId: string, more: object = {}) => ({
  operationId,
  responses: { 200: { description: 'Fine.' } },
  ...more,
});

describe('the contract', () => {
  it('holds every operation of every bundle', async () => {
    const all = await readBundles();
    const paths = Object.values(all).flatMap((each) => Object.values(each.paths));
    const ids = paths
      .flatMap((path) => Object.values(path))
      .flatMap((each) => (each as { operationId?: string }).operationId ?? []);
    const contract = await loadContract(all);
    expect([...contract.keys()].sort()).toEqual(ids.sort());
    for (const api of APIS) {
      const own = Object.values(all[api].paths).flatMap((path) => Object.values(path));
      expect(own.length, api).toBeGreaterThan(0);
    }
    expect(contract.size).toBeGreaterThan(160);
  });

  it('refuses an operationId that two bundles use', async () => {
    const twice = bundles(
      bundle({ '/a': { get: operation('getA') } }),
      bundle({ '/b': { get: operation('getA') } }),
    );
    await expect(loadContract(twice)).rejects.toThrow('Two contracts declare getA');
  });

  it('refuses a security scheme that is not defined, as Prism would leave the operation open', async () => {
    const open = bundles(bundle({ '/a': { get: operation('getA', { security: [{ session: [] }] }) } }));
    await expect(loadContract(open)).rejects.toThrow(
      'getA names a security scheme that its bundle does not define',
    );
  });

  it('knows the parameters that a path states for all its methods, and references', async () => {
    const paths = {
      '/a/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: operation('getA', { parameters: [{ $ref: '#/components/parameters/Page' }] }),
      },
    };
    const parameters = { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } };
    const contract = await loadContract(bundles(bundle(paths, { parameters })));
    expect(contract.get('getA')?.declared.parameters.map(({ name }) => name)).toEqual(['id', 'page']);
  });
});
