import { getRecordAvatars, updateRecordAvatar } from '#generated/record-data/client.gen.ts';
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
 * The platform answers a list or a map; both are read (record-data.md §7).
 *
 * @throws CommerceError `Unsupported avatar type` for a picture that is neither photo nor theme (record-data.md §5)
 */
export async function readRecordAvatars(
  platform: Platform,
  recordIds: readonly string[],
  query: Input<'getRecordAvatars'>['query'] = {},
): Promise<Record<string, AvatarResult>> {
  const ids = recordIds.map(toRecordId);
  const batch = await platform.read(getRecordAvatars, { path: { recordIds: ids }, query });
  const results = isList(batch) ? byRecord(batch, ids) : batch;
  for (const { statusCode, result } of Object.values(results)) {
    if (statusCode === 200) refuseUnknown(result);
  }
  return results;
}

/**
 * Puts a photo on a record or takes it off, and answers the picture that it has now.
 *
 * @throws CommerceError `updateRecordAvatar invalid configuration` (record-data.md §8)
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
  return avatar;
}

function isList(batch: Batch): batch is List {
  return Array.isArray((batch as Partial<List>).results);
}

/** The items of a list stand in the order asked. */
function byRecord({ results }: List, ids: readonly string[]): Record<string, AvatarResult> {
  return Object.fromEntries(results.map((result, index) => [ids[index] ?? '', result]));
}

function refuseUnknown({ type }: { type: string }): void {
  if (TYPES.some((known) => known === type)) return;
  const message = 'Unsupported avatar type';
  throw new CommerceError('INVALID_CONFIG', { operationId: getRecordAvatars.operationId, message });
}
