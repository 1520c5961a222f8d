import type { HtmlTagDescriptor, Plugin } from 'vite';
import { getVersions } from '#generated/platform/client.gen.ts';
import { NONCE } from './server/page.ts';

/** Files that the first script asks for in any case. */
const FRAME = ['framework', 'frame'];

/** What the platform speaks, which every other call waits for. */
const VERSIONS = {
  tag: 'link',
  attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: getVersions.path },
} satisfies HtmlTagDescriptor;

/** Lets the browser fetch the frame of every page and the platform's versions beside the first script, not after it. */
export const preloadFrame: Plugin = {
  name: 'offizin-console-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => [
      VERSIONS,
      ...Object.values(bundle)
        .filter((file) => file.type === 'chunk' && FRAME.includes(file.name))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}`, nonce: NONCE },
        })),
    ],
  },
};
