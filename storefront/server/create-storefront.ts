import {
  createRequestHandler,
  RouterContextProvider as Provider,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { toPlatformCookie } from '#http/proxy/session-cookie.ts';
import type { HttpServer } from '#http/server/http-server.ts';
import type { Application } from '#http/sign-in/application.ts';
import { loadStaticFiles } from '#http/static/static-files.ts';
import { createWebServer, type WebServerOptions } from '#http/web-server.ts';
import { APP } from '../app/platform/app-name.ts';
import type { ServerFacts, serverFacts } from '../app/platform/server-facts.server.ts';
import type { StorefrontSettings } from '../app/platform/settings.server.ts';
import { SharedReads } from '../app/platform/shared-reads.server.ts';
import { SIGN_IN_PATHS } from '../app/platform/sign-in-paths.ts';
import { buildBelowPath } from './build-below-path.ts';
import { GuestPages, type GuestRendering } from './guest-pages.ts';
import { pageOfData } from './late-data.ts';
import { pagePolicy } from './page-policy.ts';
import { createReadYourWrites } from './read-your-writes.ts';

export interface StorefrontOptions
  extends Pick<WebServerOptions, 'log' | 'secure' | 'sandboxUrl' | 'addresses'> {
  readonly settings: StorefrontSettings;
  /** The application that the shop is at the platform; see SignInOptions. */
  readonly signIn: Application;
}

/**
 * Loads the built storefront once and answers what makes servers of it: its files, the platform behind its own origin,
 * and its pages. Servers made of one build share no state.
 */
export async function loadStorefront(): Promise<(options: StorefrontOptions) => HttpServer> {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild;
  const facts = (build.entry.module as unknown as { serverFacts: typeof serverFacts }).serverFacts;
  const files = await loadStaticFiles(new URL('../build/client', import.meta.url).pathname);
  return ({ settings, signIn, secure = false, ...options }) => {
    const path = settings.sitePath;
    const scope = { secure, path };
    // They are part of the sandbox, which browsers on this machine alone reach, in plain HTTP; see createPlatformProxy.
    const hasSandbox = !secure && options.sandboxUrl !== undefined;
    const shop = buildBelowPath({ build, files }, path);
    const handle = createRequestHandler(shop.build, 'production');
    const inOrder = createReadYourWrites();
    const reads = settings.sharedReadsSeconds > 0 ? new SharedReads(settings.sharedReadsSeconds) : undefined;
    const policy = pagePolicy(settings);
    const pages = reads && new GuestPages({ reads, scope, policy });
    const answerWith = (request: Request, known: Omit<ServerFacts, 'secure' | 'settings'>) => {
      const context: RouterContextProvider = new Provider();
      context.set(facts, { ...known, secure, settings });
      return handle(request, context);
    };
    return createWebServer({
      ...options,
      app: APP,
      secure,
      platformUrl: settings.platformUrl,
      path,
      files: shop.files,
      policy,
      signIn: { ...signIn, paths: SIGN_IN_PATHS },
      page: async (request, { nonce, signedIn, enter, circuit, isFromHere }) => {
        const forAll = {
          circuit,
          signedIn: undefined,
          enter: undefined,
          isForAll: true,
          hasPaymentPages: () => false,
        };
        const render = (asked: Request, rendering: GuestRendering) =>
          answerWith(asked, { ...forAll, ...rendering });
        const ofData = pageOfData(request);
        if (pages && ofData) return pages.data(ofData, render);
        const page = await pages?.answer(request, render);
        if (page) return page;
        const byForm = settings.hasSignInForm ? enter : undefined;
        const reading = reads?.reading();
        // Who somebody is to the platform is who they are here.
        const known = toPlatformCookie(request.headers.get('cookie') ?? undefined, { app: APP, ...scope });
        const hasPaymentPages = () => hasSandbox && isFromHere();
        return inOrder(signedIn?.accessToken ?? known, request, () =>
          answerWith(request, { nonce, circuit, signedIn, enter: byForm, reading, hasPaymentPages }),
        );
      },
    });
  };
}
