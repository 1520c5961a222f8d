import { germanApi } from './api/german.ts';
import { germanCategories } from './categories/german.ts';
import { germanCommerce } from './commerce/german.ts';
import { germanContent } from './content/german.ts';
import { germanDashboard } from './dashboard/german.ts';
import { germanDrift } from './drift/german.ts';
import { germanFavorites } from './favorites/german.ts';
import { germanInspector } from './inspector/german.ts';
import { germanMetadata } from './metadata/german.ts';
import { germanOrderWork } from './order-work/german.ts';
import { germanPictures } from './pictures/german.ts';
import { germanQuery } from './query/german.ts';
import { germanRecords } from './records/german.ts';
import { germanRows } from './rows/german.ts';
import { germanSandbox } from './sandbox/german.ts';
import { germanSchema } from './schema/german.ts';
import { germanSearch } from './search/german.ts';
import { germanSettings } from './settings/german.ts';
import { germanShortcuts } from './shortcuts/german.ts';
import { germanTransfer } from './transfer/german.ts';
import { germanTry } from './try/german.ts';

/** Messages of the pages beside records and lists. */
export const germanBundles = {
  ...germanApi,
  ...germanCategories,
  ...germanCommerce,
  ...germanContent,
  ...germanDashboard,
  ...germanDrift,
  ...germanFavorites,
  ...germanInspector,
  ...germanMetadata,
  ...germanOrderWork,
  ...germanPictures,
  ...germanQuery,
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
