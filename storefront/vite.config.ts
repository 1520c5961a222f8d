import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';

const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010';
const proxied = ['/services', '/lwr', '/webruntime', '/cms', '/img', '/sandbox'];

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The content security policy allows no data addresses for fonts, so no asset is inlined.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: platformUrl }])),
  },
});
