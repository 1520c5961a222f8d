/** Content types of whole pages; what they consist of, they refer to. */
export const contentTypes = {
  home: 'offizin__home',
  category: 'offizin__category',
  page: 'offizin__page',
  service: 'offizin__service',
} as const;

const ofOwnAddress: (string | null | undefined)[] = [contentTypes.page, contentTypes.service];

/** Whether an item is a page under /info; any other content, a banner say, is part of one. */
export function isContentPage(item: {
  contentType?: { fullyQualifiedName?: string | null } | null;
}): boolean {
  return ofOwnAddress.includes(item.contentType?.fullyQualifiedName);
}
