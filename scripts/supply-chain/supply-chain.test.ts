import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../generate/contracts.ts';
import { billFaults } from './bill-of-materials.ts';
import { licenceFaults } from './licences.ts';
import {
  closureOf,
  type LockedPackages,
  lockFaults,
  type Manifest,
  readLock,
  readManifest,
} from './lock-file.ts';
import { REASONS, reasonFaults } from './reasons.ts';
import { packagesIn, packagesOf } from './servers.ts';

const manifest: Manifest = { dependencies: { pg: '8.23.1' }, devDependencies: {}, allowScripts: {} };
const pg = { version: '8.23.1', integrity: 'sha512-x', license: 'MIT' };

const locked = (more: LockedPackages): LockedPackages => ({ '': {}, 'node_modules/pg': pg, ...more });

describe('a package that is not pinned', () => {
  it('is found when it has no digest', () => {
    const faults = lockFaults(locked({ 'node_modules/pg': { ...pg, integrity: undefined } }), manifest);
    expect(faults).toEqual(['node_modules/pg has no integrity digest.']);
  });

  it('is covered by the digest of the package in whose archive it lies', () => {
    const bundled = { 'node_modules/pg/node_modules/a': { ...pg, integrity: undefined, inBundle: true } };
    expect(lockFaults(locked(bundled), manifest)).toEqual([]);
  });

  it('is found when it names an address', () => {
    const faults = lockFaults(
      locked({ 'node_modules/pg': { ...pg, resolved: 'https://packages.invalid/pg' } }),
      manifest,
    );
    expect(faults).toEqual(['node_modules/pg names an address it is loaded from.']);
  });

  it('is found when nobody decided about its install script', () => {
    const scripted = { 'node_modules/a/node_modules/@b/c': { ...pg, hasInstallScript: true } };
    expect(lockFaults(locked(scripted), manifest)).toHaveLength(1);
    expect(lockFaults(locked(scripted), { ...manifest, allowScripts: { '@b/c': false } })).toEqual([]);
  });

  it('is found when more than one version fits', () => {
    expect(lockFaults(locked({}), { ...manifest, dependencies: { pg: '^8.23.1' } })).toHaveLength(1);
  });
});

describe('a package that may not be carried', () => {
  it.each([
    undefined,
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(MIT OR Apache-2.0) AND GPL-3.0-only',
    'GPL-3.0-only AND (MIT OR (ISC AND BSD-3-Clause))',
    'Apache-2.0 WITH Classpath-exception-2.0',
  ])('is found by its licence %s', (license) => {
    expect(licenceFaults(locked({ 'node_modules/x': { ...pg, license } }))).toHaveLength(1);
  });

  it.each([
    '(GPL-3.0-only OR MIT)',
    'MIT OR ISC AND GPL-3.0-only',
    'ISC AND (GPL-3.0-only OR (MIT AND BSD-3-Clause))',
  ])('passes when one alternative of %s is accepted', (license) => {
    expect(licenceFaults(locked({ 'node_modules/x': { ...pg, license } }))).toEqual([]);
  });

  it('is found when it has no reason, and a reason without a package is too', () => {
    expect(reasonFaults({ ...manifest, dependencies: { ...REASONS, leftpad: '1.0.0' } })).toHaveLength(1);
    expect(reasonFaults(manifest)).toHaveLength(Object.keys(REASONS).length - 1);
  });
});

describe('what a package brings', () => {
  it('is found where Node would find it', () => {
    const tree = locked({
      'node_modules/a': { dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': {},
    });
    expect([...closureOf(['a'], tree)].sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});

describe('what code imports', () => {
  it('is named by package, without files of the project and of Node', () => {
    const source =
      "import a from '@x/a/deep';\nimport './own.ts';\nimport { b } from 'node:fs';\nawait import('c/d');";
    expect(packagesIn(source)).toEqual(['@x/a', 'c']);
  });

  it('is read from the folders that each server runs', () => {
    const mock = packagesOf({ name: 'mock', folders: ['mock'] }, REPOSITORY, readManifest(REPOSITORY));
    expect(mock).toEqual(expect.arrayContaining(['@stoplight/prism-http', 'kysely']));
    expect(mock).not.toContain('react-admin');
  });
});

it('finds what a bill of materials lacks and what it should not list', () => {
  const bill = JSON.stringify({ components: [{ name: 'gone', version: '1.0.0' }] });
  expect(billFaults(bill, locked({}))).toEqual([
    'The bill of materials lacks pg@8.23.1.',
    'The bill of materials lists gone@1.0.0, which is gone.',
  ]);
});

it('leaves nothing unpinned or unlicensed in the lock file of this project', () => {
  const project = readLock(REPOSITORY);
  expect(Object.keys(project).length).toBeGreaterThan(100);
  expect([...lockFaults(project, readManifest(REPOSITORY)), ...licenceFaults(project)]).toEqual([]);
});
