import { getRecordAvatars, updateRecordAvatar } from '#generated/record-data/client.gen.ts';
import { avatarsConstants, getRecordAvatarsLimits } from '#generated/record-data/constants.gen.ts';
import { joinedRead } from '../cache/joined-reads.ts';
import { dropPart, keepPart, keptPart } from '../cache/parts.ts';
import { readBatch } from '../cache/read-batch.ts';
import { CommerceError, invalidConfig } from '../errors/index.ts';
import { isName, isTextOrNull, optional, withMembers } from '../forms.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { isRecordId, toRecordId } from '../records/record-id.ts';

export type RecordAvatar = Data<'updateRecordAvatar'>;
export type AvatarAssociation = Input<'updateRecordAvatar'>['body'];

type Batch = Data<'getRecordAvatars'>;
type List = Extract<Batch, { hasErrors: boolean }>;
export type AvatarResult = List['results'][number];

const TYPES = ['Photo', 'Theme'] as const satisfies readonly RecordAvatar['type'][];

const isAssociation = withMembers({
  actionType: isName,
  blueMasterId: optional(isTextOrNull),
  externalId: optional(isTextOrNull),
  photoUrl: optional(isTextOrNull),
  profileName: optional(isTextOrNull),
});

/**
 * The pictures of records by their ids, each with a status of its own: 200 with a picture, 400 or 404 with the errors.
 * The platform answers a list in the order asked, or a map; both are read (RD-AVATAR-05, RD-AVATAR-06). An error is
 * remembered for an hour (RD-CACHE-33).
 *
 * @throws CommerceError `Unsupported avatar type` for a picture that is neither photo nor theme (RD-AVATAR-01)
 */
export async function readRecordAvatars(
  platform: Platform,
  recordIds: readonly string[],
  query: Input<'getRecordAvatars'>['query'] = {},
): Promise<Record<string, AvatarResult>> {
  const ids = [...new Set(recordIds.map(toRecordId))];
  const { results } = await readBatch(platform, getRecordAvatars, {
    keys: ids,
    inputFor: (asked) => ({ path: { recordIds: asked }, query }),
    itemsOf: (batch, asked) => (isList(batch) ? batch.results : asked.map((id) => batch[id] as AvatarResult)),
    memoryMs: avatarsConstants.recordAvatarErrorMemoryMs,
    forgotten: [],
  });
  for (const [index, id] of ids.entries()) {
    const item = results[index];
    if (item?.statusCode === 404) dropPart(platform, 'recordAvatar', id);
    if (item?.statusCode !== 200) continue;
    refuseUnknown(item.result);
    keepPart(platform, 'recordAvatar', id, item.result);
  }
  return Object.fromEntries(ids.flatMap((id, index) => (results[index] ? [[id, results[index]]] : [])));
}

const readJoined = joinedRead<string, RecordAvatar>({
  operationId: 'getRecordAvatars',
  maximum: getRecordAvatarsLimits.recordIds.maxItems,
  readAll: async (platform, ids) => {
    const avatars = await readRecordAvatars(platform, ids);
    return ids.map((id) => avatars[id]);
  },
});

/**
 * The picture of one record; what is asked for in the same tick is one call.
 *
 * @throws FetchError 400 or 404 with the errors of the record, which are remembered for an hour
 */
export const readRecordAvatar = async (platform: Platform, recordId: string): Promise<RecordAvatar> =>
  readJoined(platform, toRecordId(recordId));

/** The picture that a record had when it was last read, kept for 30 days: to be shown until a newer one is there. */
export const knownRecordAvatar = (platform: Platform, recordId: string): RecordAvatar | undefined =>
  keptPart(platform, 'recordAvatar', toRecordId(recordId));

/**
 * Puts a photo on a record or takes it off, and answers the picture that it has now.
 *
 * @throws CommerceError `updateRecordAvatar invalid configuration` (RD-ERR-12)
 */
export async function saveRecordAvatar(
  platform: Platform,
  recordId: string,
  association: AvatarAssociation,
): Promise<RecordAvatar> {
  if (!isRecordId(recordId) || !isAssociation(association)) throw invalidConfig('updateRecordAvatar');
  const path = { recordId: toRecordId(recordId) };
  const avatar = await platform.write(updateRecordAvatar, { path, body: association });
  refuseUnknown(avatar);
  await platform.invalidate(getRecordAvatars);
  keepPart(platform, 'recordAvatar', toRecordId(recordId), avatar);
  return avatar;
}

function isList(batch: Batch): batch is List {
  return Array.isArray((batch as Partial<List>).results);
}

function refuseUnknown({ type }: { type: string }): void {
  if (TYPES.some((known) => known === type)) return;
  const message = 'Unsupported avatar type';
  throw new CommerceError('INVALID_CONFIG', { operationId: getRecordAvatars.operationId, message });
}
