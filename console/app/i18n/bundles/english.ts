import { englishApi } from './api/english.ts';
import { englishCategories } from './categories/english.ts';
import { englishCommerce } from './commerce/english.ts';
import { englishContent } from './content/english.ts';
import { englishDashboard } from './dashboard/english.ts';
import { englishDrift } from './drift/english.ts';
import { englishFavorites } from './favorites/english.ts';
import { englishInspector } from './inspector/english.ts';
import { englishListViews } from './list-views/english.ts';
import { englishMetadata } from './metadata/english.ts';
import { englishNotes } from './notes/english.ts';
import { englishObjects } from './objects/english.ts';
import { englishOrderWork } from './order-work/english.ts';
import { englishPictures } from './pictures/english.ts';
import { englishQuery } from './query/english.ts';
import { englishRecordPage } from './record-page/english.ts';
import { englishRecords } from './records/english.ts';
import { englishRows } from './rows/english.ts';
import { englishSandbox } from './sandbox/english.ts';
import { englishSchema } from './schema/english.ts';
import { englishSearch } from './search/english.ts';
import { englishSettings } from './settings/english.ts';
import { englishShortcuts } from './shortcuts/english.ts';
import { englishTransfer } from './transfer/english.ts';
import { englishTry } from './try/english.ts';

export const englishBundles = {
  ...englishApi,
  ...englishCategories,
  ...englishCommerce,
  ...englishContent,
  ...englishDashboard,
  ...englishDrift,
  ...englishFavorites,
  ...englishInspector,
  ...englishListViews,
  ...englishMetadata,
  ...englishNotes,
  ...englishObjects,
  ...englishOrderWork,
  ...englishPictures,
  ...englishQuery,
  ...englishRecordPage,
  ...englishRecords,
  ...englishRows,
  ...englishSandbox,
  ...englishSchema,
  ...englishSearch,
  ...englishSettings,
  ...englishShortcuts,
  ...englishTransfer,
  ...englishTry,
};
