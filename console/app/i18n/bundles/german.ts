import { germanApi } from './api/german.ts';
import { germanCategories } from './categories/german.ts';
import { germanCommerce } from './commerce/german.ts';
import { germanContent } from './content/german.ts';
import { germanDashboard } from './dashboard/german.ts';
import { germanDrift } from './drift/german.ts';
import { germanFavorites } from './favorites/german.ts';
import { germanInspector } from './inspector/german.ts';
import { germanListViews } from './list-views/german.ts';
import { germanMetadata } from './metadata/german.ts';
import { germanNotes } from './notes/german.ts';
import { germanObjects } from './objects/german.ts';
import { germanOrderWork } from './order-work/german.ts';
import { germanPictures } from './pictures/german.ts';
import { germanQuery } from './query/german.ts';
import { germanRecordPage } from './record-page/german.ts';
import { germanRecords } from './records/german.ts';
import { germanRows } from './rows/german.ts';
import { germanSandbox } from './sandbox/german.ts';
import { germanSchema } from './schema/german.ts';
import { germanSearch } from './search/german.ts';
import { germanSettings } from './settings/german.ts';
import { germanShortcuts } from './shortcuts/german.ts';
import { germanTransfer } from './transfer/german.ts';
import { germanTry } from './try/german.ts';

/** Texts of what is opened from a first list, or beside it: they are loaded with it. */
export const germanBundles = {
  ...germanApi,
  ...germanCategories,
  ...germanCommerce,
  ...germanContent,
  ...germanDashboard,
  ...germanDrift,
  ...germanFavorites,
  ...germanInspector,
  ...germanListViews,
  ...germanMetadata,
  ...germanNotes,
  ...germanObjects,
  ...germanOrderWork,
  ...germanPictures,
  ...germanQuery,
  ...germanRecordPage,
  ...germanRecords,
  ...germanRows,
  ...germanSandbox,
  ...germanSchema,
  ...germanSearch,
  ...germanSettings,
  ...germanShortcuts,
  ...germanTransfer,
  ...germanTry,
};
