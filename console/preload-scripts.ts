import type { HtmlTagDescriptor, Plugin } from 'vite';
import { getVersions } from '#generated/platform/client.gen.ts';
import { NONCE, ONLY_ON, type PageKind } from './server/page.ts';

/** Files that the first script asks for on every page. */
const FRAME = ['framework', 'frame', 'console'];

/** Those that it asks for on the pages that people come to most. */
const OF_PAGES: Readonly<Record<PageKind, readonly string[]>> = {
  list: ['list', 'ListPage'],
  record: ['list', 'record', 'RecordPage'],
};

/** What the platform speaks, which every other call waits for. */
const VERSIONS = {
  tag: 'link',
  attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: getVersions.path },
} satisfies HtmlTagDescriptor;

/** Lets the browser fetch what a page is drawn by, and the platform's versions, beside the first script, not after it. */
export const preloadScripts: Plugin = {
  name: 'offizin-console-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => [
      VERSIONS,
      ...Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? preloadOf(file.name, `/${file.fileName}`) : [],
      ),
    ],
  },
};

function preloadOf(name: string, href: string): HtmlTagDescriptor[] {
  const kinds = Object.entries(OF_PAGES).flatMap(([kind, names]) => (names.includes(name) ? [kind] : []));
  const attrs = { rel: 'modulepreload', crossorigin: true, href, nonce: NONCE };
  if (FRAME.includes(name)) return [{ tag: 'link', attrs }];
  if (kinds.length === 0) return [];
  // After the first script, which asks the platform: a browser fetches few files at once.
  return [{ tag: 'link', attrs: { ...attrs, [ONLY_ON]: kinds.join(' ') }, injectTo: 'head' }];
}
