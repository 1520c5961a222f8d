import { englishApi } from './api.ts';
import { englishCommerce } from './commerce.ts';
import { englishDashboard } from './dashboard.ts';
import { englishInspector } from './inspector.ts';
import { englishMetadata } from './metadata.ts';
import { englishQuery } from './query.ts';
import { englishSandbox } from './sandbox.ts';
import { englishSearch } from './search.ts';
import { englishShortcuts } from './shortcuts.ts';

export const englishBundles = {
  ...englishApi,
  ...englishCommerce,
  ...englishDashboard,
  ...englishInspector,
  ...englishMetadata,
  ...englishQuery,
  ...englishSandbox,
  ...englishSearch,
  ...englishShortcuts,
};
