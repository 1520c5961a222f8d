import { getListInfosByObjectName as operation } from '#generated/record-data/client.gen.ts';
import { getListInfosByObjectNameLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { listInfoSummary } from '../../../model/metadata/list-info.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { findListViews } from './find-list-views.ts';

/** Lists the list views of an object whose label contains the text asked for. */
export const getListInfosByObjectName: Handler<'getListInfosByObjectName'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const { pageSize = getListInfosByObjectNameLimits.pageSize.default } = query;
  const url = platformPath(operation, { objectApiName: definition.apiName });
  const asked = { ...query, pageSize };
  const { found, collection } = await findListViews(context, definition, asked, { url, viewer });
  return { status: 200, body: tagged({ ...collection, lists: found.map(listInfoSummary) }) };
};
