import { expect, test } from 'vitest';
import { countOf, productView, rendered } from '../../rule-tests/support.tsx';
import { WishButton } from './WishButton.tsx';
import { WishForm } from './WishForm.tsx';
import { readWish } from './wish-form.ts';

const sent = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readWish(form);
};

test('SF-TILE-07 all wish buttons of a page send one form, each with its product', () => {
  const [first, second] = [productView(), productView({ id: '01t000000000002AAA' })];
  const page = (
    <>
      <WishButton product={first} />
      <WishButton product={second} />
      <WishForm />
    </>
  );
  const markup = rendered(page, '/en/search?q=gel');
  expect(countOf(markup, '<form')).toBe(1);
  expect(markup).toContain('<form id="wish-form"');
  expect(markup).toContain('action="/en/wish-list/items"');
  expect(markup).toContain('name="from" value="/en/search?q=gel"');
  expect(countOf(markup, 'form="wish-form"')).toBe(2);
  for (const { id } of [first, second]) expect(markup).toContain(`value="${id}"`);
  expect(countOf(markup, 'name="add"')).toBe(2);
});

test('a form says which product it wants on the list, or off it', () => {
  expect(sent({ add: '01t1' })).toEqual({ productId: '01t1', isWanted: true });
  expect(sent({ remove: '01t1' })).toEqual({ productId: '01t1', isWanted: false });
  expect(sent({})).toEqual({ productId: '', isWanted: false });
});
