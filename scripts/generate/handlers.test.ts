import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listHandlers } from './handlers.ts';

const AREA = 'mock/apis/commerce/carts';
const areas = { carts: ['createCart', 'getCart'] };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'handlers-'));
  mkdirSync(join(root, AREA), { recursive: true });
  write('createCart.ts', 'export const createCart: Handler = async () => ({ status: 201 });\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, source: string): void {
  writeFileSync(join(root, AREA, file), source);
}

describe('the list of handlers', () => {
  it('imports each operation from the file of its area that exports it', () => {
    write('carts.ts', 'const cart = {};\n\nexport async function getCart() {}\n');
    const { file, content, problems } = listHandlers('commerce', areas, root);
    expect(problems).toEqual([]);
    expect(file).toBe('mock/apis/commerce/handlers.gen.ts');
    expect(content).toContain("import { createCart } from './carts/createCart.ts';");
    expect(content).toContain("import { getCart } from './carts/carts.ts';");
    expect(content).toContain('export const commerceHandlers = {\n  createCart,\n  getCart,\n} satisfies');
  });

  it('imports operations of one file together', () => {
    write('createCart.ts', 'export const createCart = 1;\nexport const getCart = 2;\n');
    expect(listHandlers('commerce', areas, root).content).toContain(
      "import { createCart, getCart } from './carts/createCart.ts';",
    );
  });

  it('leaves out an operation without a handler, and says where it is looked for', () => {
    write('getCart.test.ts', 'export const getCart = 1;\n');
    const { content, problems } = listHandlers('commerce', areas, root);
    expect(content).not.toContain('getCart');
    expect(problems).toEqual([
      `Operation getCart of openapi/commerce/carts.yaml has no handler: export \`getCart\` from ${AREA}/….ts.`,
    ]);
  });

  it('names the files where an operation has several handlers', () => {
    write('carts.ts', 'export const createCart = 1;\nexport const getCart = 2;\n');
    expect(listHandlers('commerce', areas, root).problems).toEqual([
      `Operation createCart of openapi/commerce/carts.yaml has several handlers: ${AREA}/carts.ts, ${AREA}/createCart.ts.`,
    ]);
  });
});
