import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { AdminContext, type AuthProvider, type I18nProvider, Notification, type Store } from 'react-admin';
import { Outlet } from 'react-router-dom';
import type { Platform } from '#client/platform.ts';
import { PlatformProvider } from '#client/react/platform-provider.tsx';
import { useBrand } from './data/brand.ts';
import type { PageSettings } from './data/page-settings.ts';
import { watchSessionExpiry } from './data/session-expiry.ts';
import { PageSettingsProvider } from './features/shell/page-settings-provider.tsx';
import { MannerProvider } from './i18n/MannerProvider.tsx';
import { themesOf } from './ui/theme/theme.ts';

export interface AppProps {
  platform: Platform;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  preferences: Store;
  settings: PageSettings;
}

/** Everything the console's pages stand on: styles, platform, react-admin. The page itself is the route's. */
export function App({ platform, authProvider, i18nProvider, preferences, settings }: AppProps) {
  const { queryClient } = platform;
  const [styles] = useState(() => createCache({ key: 'css', nonce: settings.nonce }));
  const brand = useBrand(preferences);
  const themes = useMemo(() => themesOf(brand), [brand]);
  useEffect(() => watchSessionExpiry(queryClient), [queryClient]);
  return (
    <CacheProvider value={styles}>
      <PlatformProvider platform={platform}>
        <PageSettingsProvider value={settings}>
          <MannerProvider>
            <AdminContext {...{ authProvider, i18nProvider, queryClient }} store={preferences} {...themes}>
              <CssBaseline enableColorScheme />
              <Outlet />
              <Notification />
            </AdminContext>
          </MannerProvider>
        </PageSettingsProvider>
      </PlatformProvider>
    </CacheProvider>
  );
}
