import { expect, it } from 'vitest';
import { changed, whole } from '../testing.ts';
import { checkPackage } from './check.ts';

it('finds every component of the package deployable', async () => {
  const { components, bytes, faults } = await checkPackage(whole);
  expect(faults).toEqual([]);
  expect(components).toBe(Object.keys(whole).filter((path) => path.endsWith('-meta.xml')).length);
  expect(bytes).toBeGreaterThan(10_000);
});

it('finds a file that the platform has no place for', async () => {
  const stray = { ...whole, 'force-app/main/default/layouts/Case.layuot-meta.xml': '<Layout/>' };
  expect((await checkPackage(stray)).faults.join('\n')).toContain('Case.layuot');
});

it('finds a class that cannot be parsed', async () => {
  const broken = changed('classes/CaseReceipts.cls', 'insert declared;', 'insert declared');
  const { faults } = await checkPackage(broken);
  expect(faults).toEqual([
    expect.stringMatching(/^classes\/CaseReceipts\.cls cannot be parsed: line \d+, column \d+: /),
  ]);
});
