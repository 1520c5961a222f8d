import { isNotFound } from '#client/errors/index.ts';
import { notFound } from '../../failures/failures.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { PageLink } from '../shell/shell-data.ts';
import { textOf } from './body.ts';
import { languageTag, otherLanguage } from './content-language.ts';
import { contentTypes, isContentPage } from './content-types.ts';
import { type ContentDocument, readContent, readContents } from './contents.server.ts';
import { type LegalPage, legalPages } from './legal-pages.ts';
import type { RichNode } from './rich-node.ts';
import { richNodes } from './rich-nodes.server.ts';
import { readSections } from './sections/read-sections.server.ts';
import type { SectionView } from './sections/section-view.ts';
import { contentFor, readTexts } from './standard-contents.server.ts';

/** A content page: legal texts, shipping, advice and the like. */
export interface PageView {
  key: string;
  title: string;
  text: string | undefined;
  /** Formatted text of the platform's own contents. */
  nodes: RichNode[];
  sections: SectionView[];
  published: string | undefined;
  language: string | undefined;
  /** A page that the shop must have and nobody has written yet. */
  isUnwritten: boolean;
}

/** The legal pages that the footer leads to: those of the shop's own type, and the others that it must have. */
export async function readPageLinks(shop: Shop): Promise<PageLink[]> {
  const own = await readLinks(shop, contentTypes.page);
  const others = legalPages.filter(({ key }) => !own.some((page) => page.key === key));
  if (others.length === 0) return own;
  const texts = await readTexts(shop, false);
  return [...own, ...others.map((page) => legalLink(shop, page, texts))];
}

/** The pages on the shop's service. */
export const readServiceLinks = (shop: Shop): Promise<PageLink[]> => readLinks(shop, contentTypes.service);

async function readLinks(shop: Shop, contentTypeFQN: string): Promise<PageLink[]> {
  const pages = await readContents(shop, { contentTypeFQN });
  return pages.map(({ contentKey, title, language }) => ({
    key: contentKey,
    title: title ?? contentKey,
    ...linkLanguage(shop, language),
  }));
}

function legalLink(shop: Shop, { key, title: named }: LegalPage, texts: ContentDocument[]): PageLink {
  const title = shop.text(named);
  const content = contentFor(texts, { key, title });
  if (!content) return { key, title, isUnwritten: true };
  return { key, title: content.title ?? title, ...linkLanguage(shop, content.language) };
}

function linkLanguage(shop: Shop, content: string | null | undefined): Pick<PageLink, 'language'> {
  const language = otherLanguage(content, shop.language);
  return language ? { language } : {};
}

/** One content page; any other content, a banner say, is no page. */
export async function readPage(shop: Shop, contentKey: string): Promise<PageView> {
  try {
    return await toPage(shop, contentKey, await readContent(shop, contentKey));
  } catch (error) {
    const legal = isNotFound(error) && legalPages.find(({ key }) => key === contentKey);
    if (!legal) throw error;
    return readLegalPage(shop, legal);
  }
}

/** A page that the shop must have, as a content of the platform's own type says it; or that it is yet to be written. */
async function readLegalPage(shop: Shop, { key, title: named }: LegalPage): Promise<PageView> {
  const title = shop.text(named);
  const content = contentFor(await readTexts(shop, true), { key, title });
  return content ? toPage(shop, key, content) : unwritten(key, title);
}

async function toPage(shop: Shop, key: string, content: ContentDocument): Promise<PageView> {
  const { contentBody, title, publishedDate, language } = content;
  if (!isContentPage(content)) notFound();
  return {
    ...unwritten(key, title ?? content.contentKey),
    isUnwritten: false,
    text: textOf(contentBody, 'text'),
    nodes: richNodes(textOf(contentBody, 'body') ?? ''),
    sections: await readSections(shop, content),
    published: publishedDate ?? undefined,
    language: languageTag(language),
  };
}

const unwritten = (key: string, title: string): PageView => ({
  key,
  title,
  text: undefined,
  nodes: [],
  sections: [],
  published: undefined,
  language: undefined,
  isUnwritten: true,
});
