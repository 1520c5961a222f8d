/** Content types of whole pages. Ours say what a page consists of; the platform's own is a title and a formatted text. */
export const contentTypes = {
  home: 'offizin__home',
  category: 'offizin__category',
  page: 'offizin__page',
  service: 'offizin__service',
  news: 'sfdc_cms__news',
} as const;

const ofOwnAddress: (string | null | undefined)[] = [
  contentTypes.page,
  contentTypes.service,
  contentTypes.news,
];

/** Whether an item is a page under /info; any other content, a banner say, is part of one. */
export function isContentPage(item: {
  contentType?: { fullyQualifiedName?: string | null } | null;
}): boolean {
  return ofOwnAddress.includes(item.contentType?.fullyQualifiedName);
}
