import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { developmentProxy } from '#http/proxy/platform-paths.ts';
import { chunkGroups } from './chunk-groups.ts';
import { preloadFrame } from './preload-frame.ts';
import { NONCE, renderPage } from './server/page.ts';

const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010';

/** Fills the page in while developing, as the console's server does with the built one. */
const developmentPage: Plugin = {
  name: 'offizin-console-page',
  apply: 'serve',
  transformIndexHtml: (html) =>
    renderPage(html, '', { environment: 'Entwicklung', isDemo: true, signsInByCode: false }),
};

export default defineConfig({
  plugins: [react(), developmentPage, preloadFrame],
  // The server puts each answer's own nonce in its place.
  html: { cspNonce: NONCE },
  build: {
    outDir: 'build',
    target: 'es2022',
    // The content security policy allows no data addresses for fonts, so no asset is inlined.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
    },
  },
  server: {
    proxy: developmentProxy(platformUrl),
  },
});
