import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { developmentFront } from '#http/development-front.ts';
import { Circuit } from '#http/proxy/circuit.ts';
import { applicationOf } from '#http/sign-in/application.ts';
import { sandboxAddress } from '#http/sign-in/sandbox-key.ts';
import { SignIn } from '#http/sign-in/sign-in.ts';
import { APP } from './app/platform/app-name.ts';
import { shareDevelopmentFacts } from './app/platform/development-facts.server.ts';
import { readStorefrontSettings } from './app/platform/settings.server.ts';
import { SIGN_IN_PATHS } from './app/platform/sign-in-paths.ts';
import { chunkGroups } from './chunk-groups.ts';
import { shortClassName } from './class-names.ts';
import { iconSprite } from './icon-sprite.ts';
import { developmentFacts } from './server/development-facts.ts';
import { startFile } from './start-file.ts';

/** Does while developing what the storefront's server does before a page. */
const developmentServer: Plugin = {
  name: 'offizin-storefront-server',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    // While developing, the shop has the host for itself.
    const settings = { ...readStorefrontSettings(), sitePath: '' };
    const { platformUrl } = settings;
    const sandboxUrl = sandboxAddress();
    const circuit = new Circuit(console.error);
    const options = { app: APP, platformUrl, sandboxUrl, circuit, secure: false, paths: SIGN_IN_PATHS };
    const signIn = new SignIn({ ...applicationOf('SHOP_CLIENT_ID'), ...options });
    middlewares.use(developmentFront(signIn, options));
    shareDevelopmentFacts(developmentFacts(signIn, settings, circuit));
  },
};

export default defineConfig({
  // Scripts and styles name each other from where they are, so that the shop may lie below any path.
  experimental: { renderBuiltUrl: () => ({ relative: true }) },
  plugins: [developmentServer, iconSprite(), startFile(), reactRouter()],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    // The content security policy allows no data addresses for fonts, so no asset is inlined.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    // For the traces in the log. Of what browsers load there are no maps: nothing reads them, and visitors would get them.
    ssr: { build: { sourcemap: true, rolldownOptions: { output: { sourcemapExcludeSources: true } } } },
  },
});
