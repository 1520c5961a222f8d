import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { Links, Meta, Outlet, ScrollRestoration, useLocation } from 'react-router';
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

export { shouldReadShell as shouldRevalidate } from './features/shell/shell-freshness.ts';

export const middleware: Route.MiddlewareFunction[] = [shopMiddleware];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [noteGivenUpForm];

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

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
  return (
    <html lang={languageOf(useLocation().pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#06382c" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
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
