/** The console's server: its files, the platform behind its own origin, and one page for every address. */
import { readFile } from 'node:fs/promises';
import { serve } from '#web-server/serve.ts';
import { loadStaticFiles } from '#web-server/static/static-files.ts';
import { createWebServer } from '#web-server/web-server.ts';
import { type PageFacts, renderPage } from './page.ts';

const PAGE = '/index.html';
const build = new URL('../build', import.meta.url).pathname;
const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010';
const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(platformUrl).hostname);
const facts: PageFacts = {
  environment: process.env.CONSOLE_ENVIRONMENT ?? (isLocal ? 'Demo' : new URL(platformUrl).host),
  isDemo: isLocal,
};

const template = await readFile(`${build}${PAGE}`, 'utf8');
const files = new Map(await loadStaticFiles(build));
files.delete(PAGE);

const server = createWebServer({
  app: 'console',
  secure: process.env.CONSOLE_SECURE === '1',
  platformUrl,
  files,
  // A PDF is shown from memory, by the browser's own viewer.
  policy: { 'frame-src': ['blob:'] },
  page: async (_request, { nonce }) =>
    new Response(renderPage(template, nonce, facts), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
});

await serve(server, {
  app: 'Console',
  port: Number(process.env.CONSOLE_PORT ?? 3001),
  portSetting: 'CONSOLE_PORT',
});
