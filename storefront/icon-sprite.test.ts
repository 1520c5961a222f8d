import { join } from 'node:path';
import { Heart, Trash2 } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { namesIn, spriteOf } from './icon-sprite.ts';

it('has every icon that the shop imports', async () => {
  const names = namesIn(join(import.meta.dirname, 'app'));
  expect(names).toContain('ShoppingCart');
  const { source } = await spriteOf(names);
  for (const name of names)
    expect(source).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><(?:path|circle|rect|line)`));
});

it('draws an icon as the library does', async () => {
  const { source } = await spriteOf(['Heart', 'Trash2']);
  for (const icon of [Heart, Trash2]) {
    const [, drawn] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(icon))) ?? [];
    expect(source).toContain(`>${drawn}</symbol>`);
  }
});

it('refuses an icon that the library does not have', async () => {
  await expect(spriteOf(['Herz'])).rejects.toThrow();
});

it('is named by what is in it', async () => {
  const [one, other] = [await spriteOf(['Heart']), await spriteOf(['Heart', 'Trash2'])];
  expect(one.fileName).toMatch(/^assets\/icons-[\w-]{8}\.svg$/);
  expect(other.fileName).not.toBe(one.fileName);
});
