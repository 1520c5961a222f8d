import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { developmentProxy } from '#http/proxy/platform-paths.ts';
import { chunkGroups } from './chunk-groups.ts';

const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010';

export default defineConfig({
  plugins: [reactRouter()],
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
  server: {
    proxy: developmentProxy(platformUrl),
  },
});
