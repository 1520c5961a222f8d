import { FetchError } from '#client/errors/index.ts';
import type { Platform } from '#client/platform.ts';
import type { RecordBatchResults } from '#client/records/batch.ts';
import type { InputFields, RecordData } from '#client/records/types.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { writeBatch } from '../../data/record-service.ts';

/** One record of a mass change, known by its key: its id, or the row of a file for a new record. */
export interface BatchRow {
  key: string;
  /** What it is called in the result. */
  name: string;
  /** Values to save; none for a deletion. */
  fields: InputFields;
  allowSaveOnDuplicate?: boolean;
}

/**
 * What became of a row. `unknown`: the platform did not answer, so it may or may not have been written; `unsent`: it
 * was never asked for, because the run was stopped.
 */
export interface RowOutcome {
  key: string;
  name: string;
  state: 'done' | 'refused' | 'unknown' | 'unsent';
  /** Id of the record, once it is known. */
  id?: string;
  /** Values that the sent fields have now that it is saved. */
  saved?: InputFields;
  /** What is wrong with the record as a whole. */
  messages: string[];
  /** What is wrong with fields, by their names. */
  fields: Record<string, string>;
}

interface RunBatch {
  platform: Platform;
  objectApiName: string;
  type: 'CREATE' | 'UPDATE' | 'DELETE';
  rows: readonly BatchRow[];
  /** A refusal as a sentence. */
  explain: (error: unknown) => string;
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
  /** Rows of one call. */
  size?: number;
  /** Whether a refusal undoes its call and ends the run; each record is for itself unless told. */
  allOrNone?: boolean;
}

/** Few enough for progress to be seen, many enough for calls to be few; the platform takes 200 (records.yaml). */
const ROWS_PER_CALL = 100;

type Result = RecordBatchResults['results'][number];

/**
 * Creates, changes and deletes many records through batch calls, and answers what became of every row, joined by its
 * key (RD-BATCH-06). A call that fails as a whole marks its rows; a lost connection or a stop leaves the rest unsent,
 * as does a refusal with `allOrNone`.
 */
export async function runBatch(run: RunBatch): Promise<RowOutcome[]> {
  const { rows, onProgress, signal, explain, size = ROWS_PER_CALL, allOrNone = false } = run;
  const outcomes: RowOutcome[] = [];
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    if (signal?.aborted || (allOrNone && outcomes.some(({ state }) => state !== 'done'))) {
      outcomes.push(...rows.slice(start).map((row) => plain(row, 'unsent')));
      break;
    }
    try {
      outcomes.push(...(await runPart(run, part)));
    } catch (error) {
      const isAnswered = error instanceof FetchError;
      const messages = [explain(error)];
      outcomes.push(...part.map((row) => ({ ...plain(row, isAnswered ? 'refused' : 'unknown'), messages })));
      if (!isAnswered || error.status === 401) {
        outcomes.push(...rows.slice(start + size).map((row) => ({ ...plain(row, 'unsent'), messages })));
        break;
      }
    }
    onProgress?.(Math.min(rows.length, start + size));
  }
  return outcomes;
}

async function runPart(
  { platform, objectApiName, type, allOrNone = false }: RunBatch,
  rows: readonly BatchRow[],
) {
  const isNew = type === 'CREATE';
  const records = rows.map(({ key, fields, allowSaveOnDuplicate }) => ({
    ...(isNew ? { apiName: objectApiName } : {}),
    fields: isNew ? fields : { ...fields, Id: key },
    ...(allowSaveOnDuplicate ? { allowSaveOnDuplicate } : {}),
  }));
  const batch = { allOrNone, operations: [{ type, records }] };
  const { results } = await writeBatch(platform, batch);
  const byId = new Map(results.map((result) => [idOf(result), result]));
  return rows.map((row, index) => outcomeOf(row, (isNew ? undefined : byId.get(row.key)) ?? results[index]));
}

/** What a call that was undone says of the records that were not at fault. */
export const UNDONE = 'ALL_OR_NONE_OPERATION_ROLLED_BACK';

const idOf = ({ result }: Result): string | undefined =>
  'id' in result && typeof result.id === 'string' ? result.id : undefined;

/** What a result of a batch says of the row that it is for. */
export function outcomeOf(row: BatchRow, item: Result | undefined): RowOutcome {
  if (!item) return plain(row, 'unknown');
  const id = idOf(item);
  const { result } = item;
  if (item.statusCode < 400)
    return {
      ...plain(row, 'done'),
      ...(id ? { id } : {}),
      ...('fields' in result ? { saved: savedValues(row, result as RecordData) } : {}),
    };
  if (Array.isArray(result) && result.some(({ errorCode }) => errorCode === UNDONE))
    return plain(row, 'unsent');
  return { ...plain(row, 'refused'), ...refusal(result) };
}

function savedValues({ fields }: BatchRow, result: RecordData): InputFields {
  const { values } = toConsoleRecord(result);
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in fields));
}

/** The faults of a refused item, whichever form it has. */
function refusal(result: Result['result']): Pick<RowOutcome, 'messages' | 'fields'> {
  if (Array.isArray(result)) return { messages: result.map(({ message }) => message), fields: {} };
  const { output } = result as {
    output?: { errors: { message: string }[]; fieldErrors: Record<string, { message: string }[]> };
  };
  const fields = Object.entries(output?.fieldErrors ?? {}).map(([name, faults]) => [
    name,
    faults.map(({ message }) => message).join(' '),
  ]);
  return {
    messages: output?.errors.map(({ message }) => message) ?? [],
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
}

const plain = ({ key, name }: BatchRow, state: RowOutcome['state']): RowOutcome => ({
  key,
  name,
  state,
  messages: [],
  fields: {},
});
