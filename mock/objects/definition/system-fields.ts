import { reference } from './choice-fields.ts';
import { dateTime, makeField } from './fields.ts';

const readOnly = { required: true, createable: false, updateable: false } as const;

/** The fields every object has without saying so. */
export const systemFields = {
  Id: makeField<string, 'optional'>('Id', { de: 'Datensatz-ID', en: 'Record ID' }, readOnly, { length: 18 }),
  CreatedDate: dateTime({ de: 'Angelegt am', en: 'Created date' }, { ...readOnly, default: 'now' }),
  CreatedById: reference({ de: 'Angelegt von', en: 'Created by' }, 'User', 'CreatedBy', {
    ...readOnly,
    default: 'user',
  }),
  LastModifiedDate: dateTime(
    { de: 'Zuletzt geändert am', en: 'Last modified date' },
    { ...readOnly, default: 'now' },
  ),
  LastModifiedById: reference(
    { de: 'Zuletzt geändert von', en: 'Last modified by' },
    'User',
    'LastModifiedBy',
    {
      ...readOnly,
      default: 'user',
    },
  ),
  SystemModstamp: dateTime(
    { de: 'Systemänderungsstempel', en: 'System modstamp' },
    { ...readOnly, default: 'now' },
  ),
} as const;

/** The field of objects whose records belong to a user; the writer unless the insert names another. */
export const ownerField = {
  OwnerId: reference({ de: 'Inhaber', en: 'Owner' }, 'User', 'Owner', { required: true, default: 'user' }),
} as const;

/** The same where a queue may own a record until somebody takes it. */
export const queueOwnerField = {
  OwnerId: reference({ de: 'Inhaber', en: 'Owner' }, ['User', 'Group'], 'Owner', {
    required: true,
    default: 'user',
  }),
} as const;

/** The field of objects that have record types; the default record type unless the insert names another. */
export const recordTypeField = {
  RecordTypeId: reference({ de: 'Datensatztyp', en: 'Record type' }, 'RecordType', 'RecordType', {
    required: true,
    nillable: true,
    default: 'recordType',
  }),
} as const;

export type SystemFields = typeof systemFields;
export type OwnerField = typeof ownerField;
export type RecordTypeField = typeof recordTypeField;
