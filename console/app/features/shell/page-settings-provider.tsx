import { createContext, useContext } from 'react';
import type { PageSettings } from '../../data/page-settings.ts';

const PageSettingsContext = createContext<PageSettings>({
  nonce: undefined,
  environment: '',
  isDemo: false,
  hasSandbox: false,
  shopUrl: '',
});

export const PageSettingsProvider = PageSettingsContext.Provider;
export const usePageSettings = () => useContext(PageSettingsContext);
