import type { MetaDescriptor } from 'react-router';
import { languages, localisedPath } from '../i18n/languages.ts';
import { isLinkAddress } from '../ui/picture/image-address.ts';
import { absoluteAddress } from './absolute-address.ts';
import type { StructuredData } from './structured-data.ts';

/** What stands in the head of a page (SF-HEAD-01). */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Address below the site; the canonical link and the alternate languages are made of it. */
  path: string;
  /** Address of the shop; see Place. */
  site: string;
  /** The same page in other languages, where the platform names them; else they follow from the path. */
  alternates?: { hreflang: string; href: string }[] | undefined;
  isIndexed?: boolean | undefined;
  /** Further tags as markup; only meta and link tags are taken over. */
  customHeadTags?: string | null | undefined;
  /** What the page states for machines. */
  structuredData?: StructuredData[] | undefined;
  /** Values of the record that title and description may name. */
  fields?: Record<string, string | null> | undefined;
}

/** The head of a page as React Router renders it. */
export function headOf(head: PageHead): MetaDescriptor[] {
  const { path, site, isIndexed = true, fields = {} } = head;
  const title = filledIn(head.title, fields);
  const description = filledIn(head.description ?? '', fields);
  const link = (rel: string, href: string, more: object = {}) => ({ tagName: 'link', rel, href, ...more });
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isIndexed
      ? [
          link('canonical', absoluteAddress(site, path)),
          ...alternatesOf(head).map(({ hreflang, href }) =>
            link('alternate', absolute(href, site), { hrefLang: hreflang }),
          ),
          link('alternate', absoluteAddress(site, localisedPath(path, 'de')), { hrefLang: 'x-default' }),
        ]
      : [{ name: 'robots', content: 'noindex,nofollow' }]),
    { property: 'og:title', content: title },
    ...customTags(head.customHeadTags),
    ...(head.structuredData ?? []).map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}

function alternatesOf({ alternates, path }: PageHead): { hreflang: string; href: string }[] {
  if (alternates && alternates.length > 0) return alternates;
  return languages.map((language) => ({ hreflang: language, href: localisedPath(path, language) }));
}

function absolute(href: string, site: string): string {
  return href.startsWith('/') ? absoluteAddress(site, href) : href;
}

/** A text with its record placeholders, `{!Record.Field}` or `{Field}`, filled in; an unknown field leaves nothing. */
export function filledIn(text: string, fields: Record<string, string | null>): string {
  return text
    .replace(/\{!?(?:Record\.)?([A-Za-z]\w*)\}/g, (_, name: string) => fields[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const allowedTags = new Set(['meta', 'link']);
const allowedAttributes = new Set([
  'name',
  'property',
  'content',
  'rel',
  'href',
  'hreflang',
  'type',
  'sizes',
  'media',
]);

/** Meta and link tags of a markup text. Anything else, scripts above all, is left out. */
export function customTags(markup: string | null | undefined): MetaDescriptor[] {
  return [...(markup ?? '').matchAll(/<([a-z]+)\b([^>]*)>/gi)].flatMap(([, name = '', attributes = '']) => {
    const tagName = name.toLowerCase();
    if (!allowedTags.has(tagName)) return [];
    const pairs = [...attributes.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
      .map(([, key = '', double, single]) => [key.toLowerCase(), double ?? single ?? ''] as const)
      .filter(([key]) => allowedAttributes.has(key));
    if (
      pairs.length === 0 ||
      pairs.some(([key, value]) => key === 'rel' && /stylesheet|preload|import/i.test(value)) ||
      pairs.some(([key, value]) => key === 'href' && !isLinkAddress(value))
    )
      return [];
    return [{ ...(tagName === 'link' ? { tagName } : {}), ...Object.fromEntries(pairs) } as MetaDescriptor];
  });
}
