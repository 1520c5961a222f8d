import { absoluteAddress } from '../../head/absolute-address.ts';
import { languages, localisedPath } from '../../i18n/languages.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The sitemap that names the others.
 *
 * @param paths addresses below the site
 */
export function sitemapIndex(site: string, paths: string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escaped(site + path)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>\n`;
}

/** A sitemap of pages, each with itself in all languages; paths are those of the first language. */
export function sitemap(site: string, paths: string[]): string {
  const entries = [...new Set(paths)].flatMap((path) => {
    const alternates = languages.map((language) => ({
      language,
      href: escaped(absoluteAddress(site, localisedPath(path, language))),
    }));
    const links = alternates
      .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    return alternates.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}

/** An XML file that may be kept for an hour. */
export function xmlResponse(text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
