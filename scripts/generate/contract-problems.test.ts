import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleApi } from './bundle.ts';
import { REPOSITORY } from './contracts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contracts-'));
  for (const part of ['common.yaml', 'sandbox'])
    cpSync(join(REPOSITORY, 'openapi', part), join(root, 'openapi', part), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Puts something else in the place of the first match in a contract, and answers on which line that is. */
function plant(file: string, sought: RegExp, broken: string): number {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(sought, broken));
  return text.slice(0, text.search(sought)).split('\n').length;
}

describe('a broken contract', () => {
  it.each(['../common.yaml#/components/Nobody', './nowhere.yaml#/a', '#/components/schemas/Nobody'])(
    'with the wrong reference %s is named with the reference, its file and its line',
    async (reference) => {
      const line = plant('openapi/sandbox/clock.yaml', /\$ref: .*#\/[\w/]+'?/, `$ref: '${reference}'`);
      const message = `openapi/sandbox/clock.yaml:${line}:`;
      await expect(bundleApi('sandbox', root)).rejects.toThrow(message);
      await expect(bundleApi('sandbox', root)).rejects.toThrow(reference);
    },
  );

  it.each(['openapi/sandbox/clock.yaml', 'openapi/common.yaml'])(
    'that is no YAML, %s, is named with its file and its line',
    async (file) => {
      const line = plant(file, /^info:/m, '@info:');
      const message = new RegExp(`^[^\\n]*${file}\\W+${line}:[^\\n]*$`);
      await expect(bundleApi('sandbox', root)).rejects.toThrow(message);
    },
  );
});
