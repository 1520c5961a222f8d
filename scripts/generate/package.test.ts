import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMock, type Mock } from '#mock/create-mock.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openTestStore } from '#mock/store/testing.ts';
import { run } from '../process/run.ts';
import { REPOSITORY } from './contracts.ts';
import { writePackage } from './package.ts';

const NAME = 'offizin-platform-client';
const TSC = join(REPOSITORY, 'node_modules', 'typescript-native', 'bin', 'tsc');

const folder = mkdtempSync(join(tmpdir(), 'offizin-package-'));
const project = join(folder, 'project');
let mock: Mock;
let origin: string;

beforeAll(async () => {
  await writePackage(join(folder, 'package'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: join(folder, 'package') });
  await install();
  mock = await createMock({ open: openTestStore, seed });
  origin = `http://127.0.0.1:${await mock.listen(0)}`;
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts the package and what it depends on into an empty project, as `npm install` does with a registry at hand. */
async function install(): Promise<void> {
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    cpSync(join(REPOSITORY, 'node_modules', name), join(project, 'node_modules', name), { recursive: true });
  const installed = join(project, 'node_modules', NAME);
  mkdirSync(installed, { recursive: true });
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  await run('tar', ['-xzf', join(folder, archive), '--strip-components=1', '-C', installed]);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
}

describe('the package of contracts, types and calls', () => {
  it('buys something on the mock in at most thirty lines', async () => {
    const example = readFileSync(join(project, 'node_modules', NAME, 'example.mjs'), 'utf8');
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(30);
    writeFileSync(join(project, 'example.mjs'), example);
    const args = ['example.mjs', origin, WEBSTORE_ID, 'erika@offizin.example', 'demo'];
    const { code, output } = await run(process.execPath, args, { cwd: project });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^Ordered .+: OF-/) });
  });

  it('type-checks strictly in an empty project, and refuses what the contracts do not know', async () => {
    const check = async (call: string) => {
      const source = join(project, 'use.ts');
      mkdirSync(project, { recursive: true });
      writeFileSync(
        source,
        `import { createPlatform } from '${NAME}';
         import { getProduct } from '${NAME}/commerce';
         const call = createPlatform({ origin: 'http://localhost' });
         const { data } = await call(getProduct, { params: { path: { webstoreId: '1', productId: '2' } } });
         ${call}`,
      );
      const options = [
        '--strict',
        '--noEmit',
        '--ignoreConfig',
        '--module',
        'nodenext',
        '--target',
        'es2022',
      ];
      const { output } = await run(process.execPath, [TSC, ...options, '--types', '', source], {
        cwd: project,
      });
      return output;
    };
    expect(await check('export const name: string | null | undefined = data?.fields?.Name;')).toBe('');
    expect(await check('export const name: string = data?.price;')).toContain("'price' does not exist");
  });

  it('is not written over a folder that holds something', async () => {
    await expect(writePackage(folder)).rejects.toThrow('is not empty: name a new folder');
  });
});
