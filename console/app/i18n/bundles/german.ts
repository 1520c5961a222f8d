import { germanApi } from './api.ts';
import { germanCommerce } from './commerce.ts';
import { germanDashboard } from './dashboard.ts';
import { germanInspector } from './inspector.ts';
import { germanMetadata } from './metadata.ts';
import { germanQuery } from './query.ts';
import { germanSandbox } from './sandbox.ts';
import { germanSearch } from './search.ts';
import { germanShortcuts } from './shortcuts.ts';

/** Messages of the pages beside records and lists. */
export const germanBundles = {
  ...germanApi,
  ...germanCommerce,
  ...germanDashboard,
  ...germanInspector,
  ...germanMetadata,
  ...germanQuery,
  ...germanSandbox,
  ...germanSearch,
  ...germanShortcuts,
};
