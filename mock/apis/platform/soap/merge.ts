import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { type MergeWish, mergeRecords } from '#mock/apis/platform/merging/merge-records.ts';
import { elements, listOf, textsOf, type XmlContent } from './read-envelope.ts';
import { recordResult } from './record-result.ts';
import { asCaller, type SoapCallHandler } from './soap-call.ts';
import { SoapFault } from './soap-fault.ts';
import { MOST_RECORDS } from './undelete.ts';

/** Merges records, each request for itself and all of it or nothing (PF-SOAP-02). */
export const merge: SoapCallHandler = async (call, context) => {
  // Clients call the requests differently.
  const requests = Object.values(call.content).flatMap(listOf).map(elements);
  if (requests.length > MOST_RECORDS)
    throw new SoapFault('EXCEEDED_ID_LIMIT', `At most ${MOST_RECORDS} merges can be asked for at once.`);
  const caller = await asCaller(call, context);
  const result = [];
  for (const request of requests) {
    const wish = wishOf(request);
    result.push(await recordResult(wish.masterId, caller, () => merged(wish, caller)));
  }
  return { result };
};

const merged = (wish: MergeWish, context: RequestContext) =>
  context.store.transaction(async (store) => {
    const { mergedRecordIds, updatedRelatedIds } = await mergeRecords(wish, { ...context, store });
    return { id: wish.masterId, mergedRecordIds, success: true, updatedRelatedIds };
  });

/** The master names the fields that it takes over, as an update does; those named by `fieldsToNull` are emptied. */
function wishOf({ masterRecord, recordToMergeIds }: XmlContent): MergeWish {
  const { type: _type, Id, fieldsToNull, ...fields } = elements(masterRecord);
  const values = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    masterId: textsOf(Id)[0]?.trim() ?? '',
    mergedIds: textsOf(recordToMergeIds).map((id) => id.trim()),
    values: {
      ...Object.fromEntries(values),
      ...Object.fromEntries(textsOf(fieldsToNull).map((name) => [name, null])),
    },
  };
}
