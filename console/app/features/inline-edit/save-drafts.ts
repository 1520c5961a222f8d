import { FetchError, isChangedSince } from '#client/errors/index.ts';
import type { Platform } from '#client/platform.ts';
import { recordFaults } from '#client/records/record-faults.ts';
import { readRecord } from '#client/records/records.ts';
import type { RecordData } from '#client/records/types.ts';
import { type Drafts, draftValues, type RecordDraft } from '../../data/drafts.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { changeRecord, writeTogether } from '../../data/record-service.ts';
import { workOff } from '../../data/work-off.ts';

interface SaveDrafts {
  platform: Platform;
  drafts: Drafts;
  /** A reason that is not a fault of the record, as a sentence. */
  explain: (error: unknown) => string;
  onProgress?: (done: number) => void;
}

/**
 * Saves each draft for itself, unless somebody has saved the record since editing began (412). Answers what is left:
 * drafts with their faults at the cells, or with the newest version where there was a conflict.
 */
export async function saveDrafts({ platform, drafts, explain, onProgress }: SaveDrafts): Promise<Drafts> {
  const left: Record<string, RecordDraft> = {};
  const work = async ([id, draft]: [string, RecordDraft]) => {
    const refused = await saveOne(platform, draft).catch((error) => refusal(error, draft, explain));
    if (refused) left[id] = refused;
  };
  await writeTogether(platform, () => workOff({ items: Object.entries(drafts), work, onProgress }));
  return left;
}

/** Undefined once it is saved. */
async function saveOne(platform: Platform, draft: RecordDraft): Promise<RecordDraft | undefined> {
  const { record } = draft;
  try {
    await changeRecord(platform, record, draftValues(draft), { ifUnmodifiedSince: record.systemModstamp });
    return undefined;
  } catch (error) {
    if (!isChangedSince(error)) throw error;
    const fields = Object.keys(draft.cells).map((name) => `${record.apiName}.${name}`);
    const named = ['LastModifiedBy.Name', 'LastModifiedDate'].map((name) => `${record.apiName}.${name}`);
    const newest = await readRecord(
      platform,
      record.id,
      { optionalFields: [...fields, ...named] },
      { cache: 'reload' },
    );
    return { ...draft, newest: toConsoleRecord(newest as RecordData) };
  }
}

/** The draft with what the platform said about it: faults at their cells, all others above. */
function refusal(error: unknown, draft: RecordDraft, explain: (error: unknown) => string): RecordDraft {
  const faults = error instanceof FetchError ? recordFaults(error) : undefined;
  const ofFields = faults?.fields ?? {};
  const cells = Object.fromEntries(
    Object.entries(draft.cells).map(([field, cell]) => [
      field,
      { ...cell, ...(ofFields[field] ? { fault: ofFields[field] } : { fault: undefined }) },
    ]),
  );
  const elsewhere = Object.entries(ofFields).filter(([field]) => !draft.cells[field]);
  const general = [...(faults?.general ?? []), ...elsewhere.map(([field, text]) => `${field}: ${text}`)];
  const isSilent = general.length === 0 && Object.keys(ofFields).length === 0;
  return { ...draft, cells: cells as RecordDraft['cells'], faults: isSilent ? [explain(error)] : general };
}
