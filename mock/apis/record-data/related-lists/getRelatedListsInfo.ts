import { tagged } from '../../../model/metadata/fingerprint.ts';
import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import { relatedListSummary, relatedLists } from '../../../model/metadata/related-lists.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Lists the related lists of an object whose records the session may read. */
export const getRelatedListsInfo: Handler<'getRelatedListsInfo'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const asked = query.recordTypeId ? askedRecordType(parent, query.recordTypeId).id : undefined;
  const recordTypeId = asked ?? defaultRecordTypeId(parent);
  const body = {
    parentObjectApiName: parent.apiName,
    parentRecordTypeId: recordTypeId,
    relatedLists: relatedLists(parent, viewer).map((list) => relatedListSummary(list, recordTypeId, viewer)),
  };
  return { status: 200, body: tagged(body) };
};
