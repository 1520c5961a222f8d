import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { developmentFront } from '#http/development-front.ts';
import { readSiteAddress } from '#http/server/public-addresses.ts';
import { applicationOf } from '#http/sign-in/application.ts';
import { sandboxAddress } from '#http/sign-in/sandbox-key.ts';
import { SignIn } from '#http/sign-in/sign-in.ts';
import { SIGN_IN_PATHS } from './app/data/sign-in-paths.ts';
import { chunkGroups } from './chunk-groups.ts';
import { deepImports } from './deep-imports.ts';
import { preloadScripts } from './preload-scripts.ts';
import { NONCE, renderPage } from './server/page.ts';

const sandboxUrl = sandboxAddress();
const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010';

/** Does while developing what the console's server does with the built one. */
const developmentServer: Plugin = {
  name: 'offizin-console-server',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const options = { app: 'console', platformUrl, sandboxUrl, secure: false, paths: SIGN_IN_PATHS };
    const signIn = new SignIn({ ...applicationOf('CONSOLE_CLIENT_ID'), ...options });
    middlewares.use(developmentFront(signIn, options));
  },
  transformIndexHtml: (html) =>
    renderPage(html, '', '/', {
      environment: 'Entwicklung',
      isDemo: true,
      hasSandbox: sandboxUrl !== undefined,
      shopUrl: readSiteAddress('SHOP_URL', process.env.SHOP_URL),
    }),
};

export default defineConfig({
  plugins: [react(), developmentServer, deepImports(), preloadScripts],
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
});
