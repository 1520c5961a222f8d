import { expect, test } from 'vitest';
import { widthStep } from '#mock/art/media/widths.ts';
import { ProductPicture } from '#storefront/app/features/product/ProductPicture.tsx';
import { rendered } from '#storefront/app/rule-tests/support.tsx';

test('pictures of products are asked for in widths that the platform renders, none of which is raised', () => {
  const image = { url: '/cms/delivery/media/MC1', alt: '' };
  const markup = (['thumb', 'tile', 'detail'] as const).map((use) =>
    rendered(<ProductPicture image={image} use={use} />),
  );
  const asked = [...markup.join('').matchAll(/width=(\d+)&amp;format=avif (\d+)w/g)];
  expect(asked.length).toBeGreaterThan(6);
  for (const [, width, told] of asked)
    expect([widthStep(Number(width)), told]).toEqual([Number(width), width]);
});
