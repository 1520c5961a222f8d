import type { Plugin } from 'vite';
import { NONCE } from './server/page.ts';

/** Files that the first script asks for in any case. */
const FRAME = ['framework', 'frame'];

/** Lets the browser fetch the frame of every page beside the first script, not after it. */
export const preloadFrame: Plugin = {
  name: 'offizin-console-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && FRAME.includes(file.name))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}`, nonce: NONCE },
        })),
  },
};
