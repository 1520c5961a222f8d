import { expect, it } from 'vitest';
import { assistantAddress, assistantEntry } from './assistant.ts';

const live = {
  catalogExists: true,
  isDeployed: true,
  deploymentEnabled: true,
  host: 'assistant.example',
  tenant: 'offizin',
  siteId: '0DM1',
};

it('SF-CONTEXT-06 has an entry only where it is deployed and enabled', () => {
  expect(assistantEntry(live)).toMatchObject({
    address: 'https://assistant.example/?tenant=offizin&site=0DM1',
  });
  expect(assistantEntry({ ...live, isDeployed: false })).toBeUndefined();
  expect(assistantEntry({ ...live, deploymentEnabled: false })).toBeUndefined();
  expect(assistantEntry({ ...live, host: null })).toBe('own');
  expect(assistantEntry({ ...live, catalogExists: false })).toBeUndefined();
  expect(assistantEntry({ ...live, host: 'evil.example/@x' })).toBeUndefined();
});

it('is told the page only where it asks and the visitor allows it', () => {
  const asking = { address: 'https://assistant.example/', asksForPage: true };
  expect(assistantAddress(asking, '/product/detail/1', true)).toContain('page=%2Fproduct%2Fdetail%2F1');
  expect(assistantAddress(asking, '/product/detail/1', false)).toBe(asking.address);
  expect(assistantAddress({ ...asking, asksForPage: false }, '/cart', true)).toBe(asking.address);
});
