import type { Content } from '../contents.ts';

/** Where a content is seen in the shop; whoever has not signed in there does so first. */
export function previewAddress(shopUrl: string, content: Content): string {
  const prefix = content.sides.de ? '' : '/en';
  const from = `${prefix}${pathOf(content)}`.replace(/(.)\/$/, '$1');
  return `${shopUrl}${prefix}/login?${new URLSearchParams({ from })}`;
}

function pathOf({ key, type, sides }: Content): string {
  if (type === 'offizin__page' || type === 'offizin__service') return `/info/${encodeURIComponent(key)}`;
  const { categoryId } = (sides.de ?? sides.en)?.body ?? {};
  return typeof categoryId === 'string' ? `/category/detail/${categoryId}` : '/';
}
