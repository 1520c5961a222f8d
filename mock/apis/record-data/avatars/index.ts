import { getRecordAvatarPhoto } from './getRecordAvatarPhoto.ts';
import { getRecordAvatars } from './getRecordAvatars.ts';
import { updateRecordAvatar } from './updateRecordAvatar.ts';

/** The handlers of avatars, one for each operation. */
export const avatarHandlers = { getRecordAvatars, updateRecordAvatar, getRecordAvatarPhoto };
