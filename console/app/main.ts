import '@fontsource-variable/figtree';
import { initialLocale } from './i18n/initial-locale.ts';
import { catalogues } from './i18n/locales.ts';
import { storedLocale } from './i18n/stored-locale.ts';
import { askForRecordPage } from './next-pages.ts';
import { objectOfList, recordOfPage } from './paths.ts';

// What the console will ask for is on its way while it is still being read itself.
void catalogues[initialLocale(storedLocale())]();
if (objectOfList(window.location.pathname)) void import('./features/list/ListPage.tsx');
if (recordOfPage(window.location.pathname)) askForRecordPage();

const { start } = await import('./console.tsx');
await start();
