import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { Links, Meta, Outlet, ScrollRestoration, useHref, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './features/error/ErrorPage.tsx';
import { FailedNotice } from './features/shell/FailedNotice.tsx';
import { SessionExpired } from './features/shell/SessionExpired.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { readShell } from './features/shell/shell.server.ts';
import { noteGivenUpForm, useFreshShell } from './features/shell/shell-freshness.ts';
import { VisitMemory } from './features/shell/VisitMemory.tsx';
import './design/tokens.css';
import './design/fonts.css';
import './design/base.css';
import './design/layout.css';
import { LateScripts } from './head/LateScripts.tsx';
import { useNonce } from './head/nonce.ts';
import { languageOf } from './i18n/languages.ts';
import { shopContext } from './platform/shop.server.ts';
import { shopMiddleware } from './platform/shop-middleware.server.ts';
import { SitePathContext } from './ui/links/site-path.ts';
import { withSitePath } from './ui/picture/image-address.ts';

export { shouldReadShell as shouldRevalidate } from './features/shell/shell-freshness.ts';

export const middleware: Route.MiddlewareFunction[] = [shopMiddleware];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [noteGivenUpForm];

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return { shell: await readShell(shop), sessionHasExpired: shop.sessionHasExpired };
}

/** A failure answers with headers of its own, such as when to come back; React Router asks here which are kept. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useNonce();
  const home = useHref('/');
  const sitePath = home === '/' ? '' : home;
  return (
    <html lang={languageOf(useLocation().pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#06382c" />
        <Meta />
        <link
          rel="preload"
          href={withSitePath(figtree, sitePath)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Links nonce={nonce} />
        <link rel="icon" href={`${sitePath}/favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${sitePath}/icons/apple-touch-icon.png`} />
        <link rel="manifest" href={`${sitePath}/site.webmanifest`} />
      </head>
      <body>
        <SitePathContext value={sitePath}>
          {children}
          <ScrollRestoration nonce={nonce} />
          <LateScripts nonce={nonce} />
        </SitePathContext>
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { shell, sessionHasExpired } = loaderData;
  useFreshShell(shell);
  return (
    <Shell shell={shell}>
      <VisitMemory isGuest={shell.visitor.isGuest} effectiveAccountId={shell.visitor.effectiveAccountId} />
      {sessionHasExpired ? <SessionExpired /> : null}
      <FailedNotice />
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return loaderData ? <Shell shell={loaderData.shell}>{page}</Shell> : <main id="content">{page}</main>;
}
