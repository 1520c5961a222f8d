import type { PageLink } from '../components/shell/shell-data.ts';
import type { Shop } from '../platform/shop.server.ts';
import { textOf } from './body.ts';
import { contentTypes, readContent, readContents } from './contents.server.ts';

/** A content page: legal texts, shipping and the like. */
export interface PageView {
  key: string;
  title: string;
  text: string;
  published: string | undefined;
  language: string | undefined;
}

/** The content pages that the footer leads to. */
export async function readPageLinks(shop: Shop): Promise<PageLink[]> {
  const pages = await readContents(shop, contentTypes.page);
  return pages.map(({ contentKey, title }) => ({ key: contentKey, title: title ?? '' }));
}

/** One content page. */
export async function readPage(shop: Shop, contentKey: string): Promise<PageView> {
  const { contentBody, title, publishedDate, language } = await readContent(shop, contentKey);
  return {
    key: contentKey,
    title: title ?? '',
    text: textOf(contentBody, 'text') ?? '',
    published: publishedDate ?? undefined,
    language: language ?? undefined,
  };
}
