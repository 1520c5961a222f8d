import { describeOnPostgres } from '../store/postgres-tests.ts';

describeOnPostgres('the record data API', {
  records: () => import('./records/records.test.ts'),
  'record writes': () => import('./records/record-writes.test.ts'),
  'record batches': () => import('./records/record-batches.test.ts'),
  'list views': () => import('./list-views/list-views.test.ts'),
  'pages far down': () => import('./list-views/deep-pages.test.ts'),
  'saved list views': () => import('./list-views/saved-list-views.test.ts'),
  'related lists': () => import('./related-lists/related-lists.test.ts'),
  search: () => import('./search/search.test.ts'),
});
