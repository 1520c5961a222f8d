import type { Platform } from '#client/platform.ts';
import { readRows } from '#client/records/query-rows.ts';
import type { InputFields, ObjectInfo } from '#client/records/types.ts';

/** Object of the platform that notes are records of. */
export const NOTES = 'Task';
/** Object that has a conversation instead. */
const CONVERSED = 'Case';
/** Notes that are shown. */
const MOST_NOTES = 100;

/** What somebody noted about a record. */
export interface Note {
  id: string;
  subject: string;
  text: string;
  /** Moments, ISO 8601. */
  createdAt: string;
  changedAt: string;
  /** Version, by which a change finds that of somebody else. */
  version: string;
  authorId: string;
  /** Name of who wrote it; empty where that may not be seen. */
  author: string;
}

/** Whether notes are kept of the records of an object. */
export const hasNotes = ({ apiName, childRelationships }: ObjectInfo): boolean =>
  apiName !== CONVERSED && childRelationships.some(({ childObjectApiName }) => childObjectApiName === NOTES);

/** The fields by which a note refers to the records of an object. */
const referringFields = ({ fields }: Pick<ObjectInfo, 'fields'>, objectApiName: string): string[] =>
  Object.values(fields)
    .filter(({ referenceToInfos }) => referenceToInfos.some(({ apiName }) => apiName === objectApiName))
    .map(({ apiName }) => apiName);

interface NoteRow {
  Id: string;
  Subject: string | null;
  Description: string | null;
  CreatedDate: string;
  LastModifiedDate: string;
  SystemModstamp: string;
  CreatedById: string;
  CreatedBy: { Name: string } | null;
}

/** The notes of a record, the latest first: its activities in which something was written. */
export async function readNotes(
  platform: Platform,
  info: ObjectInfo,
  record: { apiName: string; id: string },
): Promise<Note[]> {
  const refers = referringFields(info, record.apiName).map((name) => `${name} = '${record.id}'`);
  if (refers.length === 0) return [];
  const rows = await readRows<NoteRow>(
    platform,
    `SELECT Id, Subject, Description, CreatedDate, LastModifiedDate, SystemModstamp, CreatedById, CreatedBy.Name
    FROM ${NOTES} WHERE ${refers.join(' OR ')} ORDER BY CreatedDate DESC, Id DESC LIMIT ${MOST_NOTES}`,
  );
  return rows.flatMap((row) => (row.Description ? [noteOf(row, row.Description)] : []));
}

const noteOf = (row: NoteRow, text: string): Note => ({
  id: row.Id,
  subject: row.Subject ?? '',
  text,
  createdAt: row.CreatedDate,
  changedAt: row.LastModifiedDate,
  version: row.SystemModstamp,
  authorId: row.CreatedById,
  author: row.CreatedBy?.Name ?? '',
});

/** The values of a new note: an activity that is done already. */
export const noteValues = (
  info: ObjectInfo,
  { apiName, id }: { apiName: string; id: string },
  { subject, text }: { subject: string; text: string },
): InputFields => ({
  Subject: subject,
  Description: text,
  Status: 'Completed',
  ...Object.fromEntries(referringFields(info, apiName).map((name) => [name, id])),
});
