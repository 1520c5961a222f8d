import { readFile } from 'node:fs/promises';
import type { HttpServer } from '#http/server/http-server.ts';
import type { Application } from '#http/sign-in/application.ts';
import { loadStaticFiles } from '#http/static/static-files.ts';
import { createWebServer, type WebServerOptions } from '#http/web-server.ts';
import { SIGN_IN_PATHS } from '../app/data/sign-in-paths.ts';
import { type PageFacts, renderPage } from './page.ts';

export interface ConsoleOptions
  extends Pick<WebServerOptions, 'log' | 'secure' | 'platformUrl' | 'sandboxUrl' | 'addresses'> {
  /** The application that the console is at the platform; see SignInOptions. */
  readonly signIn: Application;
  /** Name of the platform, as the badge says it; `Demo` on this machine and the host elsewhere unless told. */
  readonly environment?: string | undefined;
  /** Origin of the shop, which the console leads to; it leads nowhere without. */
  readonly shopUrl?: string | undefined;
}

const PAGE = '/index.html';
const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Loads the built console once and answers what makes servers of it: its files, the platform behind its own origin, and
 * one page for every address.
 */
export async function loadConsole(): Promise<(options: ConsoleOptions) => HttpServer> {
  const build = new URL('../build', import.meta.url).pathname;
  const template = await readFile(`${build}${PAGE}`, 'utf8');
  const files = new Map(await loadStaticFiles(build));
  files.delete(PAGE);
  return ({ environment, shopUrl, signIn, ...options }) => {
    const { hostname, host } = new URL(options.platformUrl);
    const isDemo = THIS_MACHINE.includes(hostname);
    const facts: PageFacts = {
      environment: environment ?? (isDemo ? 'Demo' : host),
      isDemo,
      hasSandbox: options.sandboxUrl !== undefined && options.secure !== true,
      shopUrl,
    };
    return createWebServer({
      ...options,
      app: 'console',
      signIn: { ...signIn, paths: SIGN_IN_PATHS },
      files,
      // A PDF is shown from memory, by the browser's own viewer.
      // Components carry style attributes, and files are shown before they are sent.
      policy: { 'style-src-attr': ["'unsafe-inline'"], 'img-src': ['blob:'], 'frame-src': ['blob:'] },
      page: async ({ url }, { nonce }) =>
        new Response(renderPage(template, nonce, new URL(url).pathname, facts), {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
    });
  };
}
