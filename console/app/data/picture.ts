import {
  type AvatarAssociation,
  type RecordAvatar,
  readRecordAvatar,
  saveRecordAvatar,
} from '#client/avatars/avatars.ts';
import type { Platform } from '#client/platform.ts';
import { toRecordId } from '#client/records/record-id.ts';
import { getRecordAvatars } from '#generated/record-data/client.gen.ts';
import { noteWritten } from './undo/journal.ts';
import type { Written } from './undo/written.ts';

/** Who draws initials; the console draws its own, in its colours. */
const INITIALS = 'Initials';

/** Address of the picture that somebody has put on a record. */
export const pictureAddress = (avatar: RecordAvatar | undefined): string | undefined =>
  avatar?.type === 'Photo' && avatar.provider !== INITIALS ? avatar.photoUrl : undefined;

/** The same as the platform has it now, whatever is known of it. */
export async function readPicture(platform: Platform, recordId: string): Promise<string | undefined> {
  const recordIds = [toRecordId(recordId)];
  await platform.read(getRecordAvatars, { path: { recordIds }, query: {} }, { cache: 'reload' });
  return pictureAddress(await readRecordAvatar(platform, recordId));
}

/** Puts a picture on a record, or takes it off where there is none, and keeps in mind which one it had before. */
export async function savePicture(
  platform: Platform,
  record: Pick<Written, 'id' | 'apiName' | 'name'>,
  address: string | undefined,
): Promise<void> {
  const before = await readPicture(platform, record.id);
  await saveRecordAvatar(platform, record.id, pictureAssociation(record.name, address));
  const setting = { of: 'avatar', recordId: record.id, before, after: address } as const;
  if (before !== address) noteWritten({ ...record, kind: 'changed', setting });
}

/** The call that gives a record a picture, or none. */
export const pictureAssociation = (profileName: string, photoUrl: string | undefined): AvatarAssociation =>
  photoUrl === undefined ? { actionType: 'Dissociate' } : { actionType: 'Associate', photoUrl, profileName };
