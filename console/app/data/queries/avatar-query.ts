import { readRecordAvatar } from '#client/avatars/avatars.ts';
import type { Platform } from '#client/platform.ts';
import { getRecordAvatars } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from './platform-query.ts';

/** The picture of a record; pictures that are asked for in the same tick are one call. */
export const avatarQuery = (platform: Platform, recordId: string) =>
  derivedQuery(platform, getRecordAvatars, {
    input: { recordId },
    part: 'picture',
    read: () => readRecordAvatar(platform, recordId),
  });
