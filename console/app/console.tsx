import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#client/cache/query-client.ts';
import { createPlatform } from '#client/platform.ts';
import { App } from './App.tsx';
import { createAuthProvider } from './data/auth-provider.ts';
import { codeSignIn } from './data/code-sign-in.ts';
import { followSettings } from './data/follow-settings.ts';
import { noteChange } from './data/note-change.ts';
import { readPageSettings } from './data/page-settings.ts';
import { createPreferences } from './data/preferences.ts';
import { readRecordAhead } from './data/queries/record-ahead.ts';
import { checkSessionAhead, readBeforeDrawing } from './data/session-ahead.ts';
import { momentText } from './features/fields/format.ts';
import { recordCall } from './features/inspector/recorder.ts';
import { readAhead } from './features/list/read-ahead.ts';
import { initialLocale } from './i18n/initial-locale.ts';
import { createI18nProvider } from './i18n/provider.ts';
import { pages } from './routes.tsx';

/**
 * Draws the console.
 *
 * @throws when the page has no element to draw it in
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  const preferences = createPreferences();
  const locale = initialLocale(preferences.getItem('locale'));
  const i18nProvider = await createI18nProvider(locale);
  let follow: ReturnType<typeof followSettings> | undefined;
  const platform = createPlatform({
    origin: window.location.origin,
    queryClient: createQueryClient(),
    context: () => ({ language: i18nProvider.getLocale() }),
    observe: (exchange) => {
      recordCall(exchange);
      noteChange(exchange);
      void follow?.(exchange);
    },
    versions: {},
  });
  readAhead(platform, preferences, window.location);
  const record = readRecordAhead(platform, window.location);
  const settings = readPageSettings();
  const signIn = codeSignIn(platform);
  follow = followSettings({ who: signIn.who, platform, preferences });
  const authProvider = createAuthProvider(signIn);
  const session = checkSessionAhead(platform.queryClient, authProvider);
  const app = <App {...{ platform, authProvider, i18nProvider, preferences, settings }} />;
  const router = createBrowserRouter([{ element: app, children: pages }]);
  // The first format that a browser makes takes long, and here it only waits.
  momentText(new Date().toISOString(), locale);
  // A page that is drawn once is there sooner than one that is drawn in parts as answers come.
  await readBeforeDrawing([session, record]);
  // In a transition answers are taken in between, so that a page is drawn with what has come by then.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
