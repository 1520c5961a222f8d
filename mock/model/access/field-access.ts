import { findField } from '../../objects/index.ts';
import type { ProfileName } from '../../store/metadata-records.ts';
import { unseenFields } from './fields-hidden-from-profiles.ts';
import { objectAccess } from './object-access.ts';

/** What a profile may do with one field of the records it has access to. */
export interface FieldAccess {
  readonly read: boolean;
  /** May be set on a new record. */
  readonly create: boolean;
  /** May be changed later. */
  readonly edit: boolean;
}

const nothing: FieldAccess = { read: false, create: false, edit: false };

/** What users of this profile may do with a field; nothing with secrets, with fields that it does not see, and with those that do not exist. */
export function fieldAccess(profile: ProfileName, apiName: string, fieldName: string): FieldAccess {
  const field = findField(apiName, fieldName);
  if (!field || field.hidden || unseenFields(profile, apiName).includes(fieldName)) return nothing;
  const { read, create, edit } = objectAccess(profile, apiName);
  return { read, create: create && field.createable, edit: edit && field.updateable };
}
