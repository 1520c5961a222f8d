import { getListInfosByObjectName as operation } from '#generated/record-data/client.gen.ts';
import { getListInfosByObjectNameLimits } from '#generated/record-data/constants.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { tagged } from '../../metadata/fingerprint.ts';
import { listInfoSummary } from '../../metadata/list-info.ts';
import { listViews } from '../../metadata/list-views.ts';
import { platformPath } from '../../metadata/platform-path.ts';
import { pageAt, pageLinks } from '../querying/page.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Lists the list views of an object whose label contains the text asked for. */
export const getListInfosByObjectName: Handler<'getListInfosByObjectName'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const {
    pageSize = getListInfosByObjectNameLimits.pageSize.default,
    pageToken,
    q,
    recentListsOnly = false,
  } = query;
  const page = pageAt(pageToken, pageSize);
  const text = (q ?? '').toLocaleLowerCase(viewer.language);
  // Which list views a user has opened is not remembered, so none of them is recent.
  const known = recentListsOnly ? [] : listViews(definition);
  const matching = known.filter((view) =>
    view.label[viewer.language].toLocaleLowerCase(viewer.language).includes(text),
  );
  const lists = matching.slice(page.offset, page.offset + pageSize);
  const url = platformPath(operation, { objectApiName: definition.apiName });
  const body = {
    ...pageLinks(url, page, matching.length > page.offset + pageSize),
    count: lists.length,
    lists: lists.map((view) => listInfoSummary(definition, view, viewer)),
    objectApiName: definition.apiName,
    pageSize,
    queryString: q ?? null,
    recentListsOnly,
  };
  return { status: 200, body: tagged(body) };
};
