import { queryOptions } from '@tanstack/react-query';
import { recordActionsInput } from '#client/actions/actions.ts';
import type { Platform } from '#client/platform.ts';
import { type LookupRequest, readLookupRecords } from '#client/records/lookups.ts';
import { isRecordId, toRecordId } from '#client/records/record-id.ts';
import { getLookupRecords, getRecord, getRecordActions } from '#generated/record-data/client.gen.ts';
import { nameFieldsOf } from '../name-field.ts';
import { toConsoleRecord } from '../record.ts';
import { derivedQuery, platformQuery, type Unasked } from './platform-query.ts';

/** Layouts whose fields a record is read with, in the order that is a part of the key. */
const LAYOUTS: ('Full' | 'Compact')[] = ['Full', 'Compact'];

/** One record with the fields of its layouts; reading it counts as a use of it (RD-REC-24). */
export const recordQuery = (platform: Platform, recordId: string | Unasked) =>
  queryOptions({
    ...platformQuery(platform, getRecord, recordId && recordInput(recordId)),
    select: toConsoleRecord,
  });

/** Parts of a screen from which a record's page takes its actions. */
export const ACTION_SECTIONS = ['Page', 'SingleActionLinks', 'ActivityComposer'];

/** What may be done with a record at the moment, as the platform offers it to this person. */
export const recordActionsQuery = (platform: Platform, recordId: string) =>
  platformQuery(
    platform,
    getRecordActions,
    recordActionsInput([toRecordId(recordId)], { sections: ACTION_SECTIONS, formFactor: 'Large' }),
  );

/** A record with nothing but what it is called by; its name is in no layout of some objects. */
export const namedRecordQuery = (
  platform: Platform,
  asked: { id: string; apiName: string; nameFields: readonly string[] } | Unasked,
) =>
  platformQuery(
    platform,
    getRecord,
    asked && {
      path: { recordId: asked.id },
      query: { optionalFields: nameFieldsOf(asked.nameFields).map((field) => `${asked.apiName}.${field}`) },
    },
  );

/** What is no id is left for the platform to refuse. */
const recordInput = (id: string) => ({
  path: { recordId: isRecordId(id) ? toRecordId(id) : id },
  query: { layoutTypes: LAYOUTS, modes: ['View' as const], updateMru: true },
});

/** Records that a reference field can refer to, by their object; of what kind the search is follows from the term. */
export const lookupQuery = (platform: Platform, request: LookupRequest | Unasked) =>
  derivedQuery(platform, getLookupRecords, {
    input: request,
    part: 'records',
    read: (asked) => readLookupRecords(platform, asked),
  });
