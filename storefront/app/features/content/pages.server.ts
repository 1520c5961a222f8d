import { notFound } from '../../failures/failures.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { PageLink } from '../shell/shell-data.ts';
import { textOf } from './body.ts';
import { contentTypes, isContentPage } from './content-types.ts';
import { readContent, readContents } from './contents.server.ts';
import { readSections } from './sections/read-sections.server.ts';
import type { SectionView } from './sections/section-view.ts';

/** A content page: legal texts, shipping, advice and the like. */
export interface PageView {
  key: string;
  title: string;
  text: string | undefined;
  sections: SectionView[];
  published: string | undefined;
  language: string | undefined;
}

/** The legal pages that the footer leads to. */
export const readPageLinks = (shop: Shop): Promise<PageLink[]> => readLinks(shop, contentTypes.page);

/** The pages on the shop's service. */
export const readServiceLinks = (shop: Shop): Promise<PageLink[]> => readLinks(shop, contentTypes.service);

async function readLinks(shop: Shop, contentTypeFQN: string): Promise<PageLink[]> {
  const pages = await readContents(shop, { contentTypeFQN });
  return pages.map(({ contentKey, title }) => ({ key: contentKey, title: title ?? contentKey }));
}

/** One content page; any other content, a banner say, is no page. */
export async function readPage(shop: Shop, contentKey: string): Promise<PageView> {
  const content = await readContent(shop, contentKey);
  const { contentBody, title, publishedDate, language } = content;
  if (!isContentPage(content)) notFound();
  return {
    key: contentKey,
    title: title ?? content.contentKey,
    text: textOf(contentBody, 'text'),
    sections: await readSections(shop, content),
    published: publishedDate ?? undefined,
    language: language ?? undefined,
  };
}
