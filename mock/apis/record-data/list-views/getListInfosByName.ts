import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { ListView } from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { describedListView } from './described-list-view.ts';
import { askedListView, askedListViewById } from './stored-list-views.ts';

/** Describes several list views; one that is missing or forbidden fails alone. */
export const getListInfosByName: Handler<'getListInfosByName'> = async ({ query }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const { ids = [], names = [] } = query;
  if (ids.length > 0 === names.length > 0) throw eitherOr();
  const finds = [
    ...ids.map((id) => async () => askedListViewById(store, fullId(id), viewer)),
    ...names.map((name) => () => listViewNamed(store, name, viewer)),
  ];
  const items = [];
  for (const find of finds)
    items.push(await batchItemOf(async () => describedListView(store, await find(), viewer)));
  return { status: 200, body: batchResults(items) };
};

/** `Object.ListView` */
async function listViewNamed(store: Store, name: string, viewer: Viewer): Promise<ListView> {
  const [objectApiName = '', listViewApiName = ''] = name.split('.');
  return askedListView(store, readableObject(objectApiName, viewer), listViewApiName, viewer);
}

function eitherOr(): PlatformFault {
  const message = 'Name the list views either by ids or by names.';
  return new PlatformFault(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', message);
}
