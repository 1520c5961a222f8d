import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Begun } from './begin.ts';
import { DrawnRouter } from './DrawnRouter.tsx';
import { createAuthProvider } from './data/auth-provider.ts';
import { codeSignIn } from './data/code-sign-in.ts';
import { followSettings } from './data/follow-settings.ts';
import { readPageSettings } from './data/page-settings.ts';
import { createPreferences } from './data/preferences.ts';
import { readOpenedRecords } from './data/queries/record-ahead.ts';
import { checkSessionAhead, readBeforeDrawing } from './data/session-ahead.ts';
import { momentText } from './features/fields/format.ts';
import { createI18nProvider } from './i18n/provider.ts';
import { pages } from './routes.tsx';

/**
 * Draws the console.
 *
 * @throws when the page has no element to draw it in
 */
export async function start({ platform, locale, record, speak, listen }: Begun): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  const preferences = createPreferences();
  const signIn = codeSignIn(platform);
  const authProvider = createAuthProvider(signIn);
  const session = checkSessionAhead(platform.queryClient, authProvider);
  const i18nProvider = await createI18nProvider(locale);
  speak(() => i18nProvider.getLocale());
  listen(followSettings({ who: signIn.who, platform, preferences }));
  const settings = readPageSettings();
  const app = <App {...{ platform, authProvider, i18nProvider, preferences, settings }} />;
  const router = createBrowserRouter([{ element: app, children: pages }]);
  readOpenedRecords(platform, router);
  // The first format that a browser makes takes long, and here it only waits.
  momentText(new Date().toISOString(), locale);
  // A page that is drawn once is there sooner than one that is drawn in parts as answers come.
  await readBeforeDrawing([session, record, opened(router)]);
  // In a transition answers are taken in between, so that a page is drawn with what has come by then.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <DrawnRouter router={router} />
      </StrictMode>,
    ),
  );
}

/** Resolves when the script of the page at the address is there: as long as it is not, the router draws nothing. */
const opened = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
