import type { Data, Input } from '#client/operation.ts';
import type { Platform } from '#client/platform.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { createSObjectRecords, updateSObjectRecords } from '#generated/platform/client.gen.ts';
import { UNDONE } from '../bulk/run-batch.ts';
import type { FileFault, ImportRow, Mapping, ParsedFile } from './types.ts';

type Records = Input<'createSObjectRecords'>['body']['records'];
type Result = Data<'createSObjectRecords'>[number];

interface RehearseRows {
  platform: Platform;
  info: Pick<ObjectInfo, 'apiName' | 'keyPrefix' | 'fields'>;
  file: Pick<ParsedFile, 'headers'>;
  mapping: Mapping;
  rows: readonly ImportRow[];
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** A collection has at most 200 records (composite.yaml), of which one is there to be refused. */
const ROWS_PER_CALL = 199;
/** Lines that look like records which are there already are told apart from faults. */
const DUPLICATE = 'DUPLICATES_DETECTED';

/** What the platform says of lines that it has not written. */
interface Rehearsal {
  /** What it would refuse, by line and column. */
  faults: FileFault[];
  /** The lines that it would refuse as duplicates, of records that are there or of lines before. */
  alike: Set<number>;
}

/**
 * Lets the platform judge every line and write none: each call saves all or nothing, and holds one record that is
 * always refused.
 */
export async function rehearseRows(asked: RehearseRows): Promise<Rehearsal> {
  const { rows, onProgress, signal } = asked;
  const faults: FileFault[] = [];
  const alike = new Set<number>();
  let done = 0;
  for (const part of [rows.filter(isNew), rows.filter((row) => !isNew(row))])
    for (let start = 0; start < part.length && !signal?.aborted; start += ROWS_PER_CALL) {
      const lines = part.slice(start, start + ROWS_PER_CALL);
      const results = await judge(asked, lines);
      faults.push(...lines.flatMap((row, index) => faultsOf(row, results[index], asked)));
      for (const [index, { line }] of lines.entries()) if (isDuplicate(results[index])) alike.add(line);
      done += lines.length;
      onProgress?.(done);
    }
  return { faults: faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)), alike };
}

const isDuplicate = (result: Result | undefined): boolean =>
  result?.errors.some(({ statusCode }) => statusCode === DUPLICATE) ?? false;

const isNew = ({ id }: ImportRow): boolean => id === undefined;

/** The lines are all new records, or all changes. */
function judge({ platform, info, signal }: RehearseRows, lines: readonly ImportRow[]): Promise<Result[]> {
  const attributes = { type: info.apiName };
  const records = [...lines.map(({ id, fields }) => ({ ...fields, ...(id && { Id: id }) })), refused(info)];
  const body = { allOrNone: true, records: records.map((fields) => ({ attributes, ...fields })) as Records };
  const operation = lines.every(isNew) ? createSObjectRecords : updateSObjectRecords;
  return platform.write(operation, { body }, { safeToRepeat: true, signal });
}

/** A new record cannot have an id yet, and a record with this one is not there. */
const refused = ({ keyPrefix }: Pick<ObjectInfo, 'keyPrefix'>) => ({ Id: `${keyPrefix}000000000000AAA` });

function faultsOf(
  { line }: ImportRow,
  result: Result | undefined,
  { info, file, mapping }: RehearseRows,
): FileFault[] {
  const reasons = result?.errors.filter(
    ({ statusCode }) => statusCode !== UNDONE && statusCode !== DUPLICATE,
  );
  return (reasons ?? []).map(({ message, fields }): FileFault => {
    const name = fields.find((field) => mapping.includes(field)) ?? fields[0];
    const column = name && (file.headers[mapping.indexOf(name)] ?? info.fields[name]?.label ?? name);
    return { line, ...(column && { column }), key: 'importing.refused', values: { reason: message } };
  });
}
