import {
  createRequestHandler,
  RouterContextProvider as Provider,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { browserCookieName, toPlatformCookie } from '#web-server/proxy/session-cookie.ts';
import { serve } from '#web-server/serve.ts';
import { loadStaticFiles } from '#web-server/static/static-files.ts';
import { createWebServer } from '#web-server/web-server.ts';
import type { serverFacts } from '../app/platform/server-facts.ts';
import { createReadYourWrites } from './read-your-writes.ts';

/** The storefront's server: its files, the platform behind its own origin, and its pages. */
const app = 'shop';
const secure = process.env.STOREFRONT_SECURE === '1';
const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild;
const facts = (build.entry.module as unknown as { serverFacts: typeof serverFacts }).serverFacts;
const handle = createRequestHandler(build, 'production');
// Who somebody is to the platform is who they are here.
const inOrder = createReadYourWrites(({ headers }) =>
  toPlatformCookie(headers.get('cookie') ?? undefined, { app, secure }),
);

const server = createWebServer({
  app,
  secure,
  platformUrl: process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010',
  files: await loadStaticFiles(new URL('../build/client', import.meta.url).pathname),
  page: (request, { nonce }) => {
    const context: RouterContextProvider = new Provider();
    context.set(facts, { nonce, secure, sessionCookie: browserCookieName({ app, secure }) });
    return inOrder(request, () => handle(request, context));
  },
});

await serve(server, {
  app: 'Storefront',
  port: Number(process.env.STOREFRONT_PORT ?? 3000),
  portSetting: 'STOREFRONT_PORT',
});
