import '@fontsource-variable/figtree';
import './late.css';
import { begin } from './begin.ts';
import { beginAgain, noteBegun } from './begin-again.ts';
import { catalogues, laterCatalogues } from './i18n/locales.ts';
import { objectOfList, recordOfPage } from './paths.ts';

const begun = begin(window.location);
// What the console will ask for is on its way while it is still being read itself.
void catalogues[begun.locale]();
if (objectOfList(window.location.pathname)) void import('./features/list/ListPage.tsx');
else void laterCatalogues[begun.locale]();
if (recordOfPage(window.location.pathname)) void import('./features/record/RecordPage.tsx');

try {
  const { start } = await import('./console.tsx');
  await start(begun);
  noteBegun();
} catch (error) {
  beginAgain();
  throw error;
}
