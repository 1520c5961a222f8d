import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { Schemas } from '../../../../model/metadata/schemas.ts';
import { toLongId } from '../../../../store/ids.ts';

const { batchOperationTypes, batchRecordsMaximum } = recordsConstants;

type OperationType = (typeof batchOperationTypes)[number];

/** What a batch does with one record. */
export interface BatchStep {
  readonly type: OperationType;
  /** Empty for a record that is created. */
  readonly recordId: string;
  readonly input: Schemas['RecordBatchRecord'];
}

/**
 * The steps of a batch in the order of the request.
 *
 * @throws 400 when the batch as a whole makes no sense (PF-BATCH-01, PF-BATCH-02)
 */
export function planBatch({ operations }: Schemas['RecordBatchInput']): BatchStep[] {
  const all = operations.flatMap(({ type, records }) => {
    const known = operationType(type);
    return records.map((input) => ({ type: known, input }));
  });
  if (all.length > batchRecordsMaximum)
    throw invalidBatch(`A batch has at most ${batchRecordsMaximum} records.`);
  const steps = all.map(({ type, input }, index) => planStep(type, input, index + 1));
  refuseRepeated(steps);
  return steps;
}

function operationType(type: string): OperationType {
  const known = batchOperationTypes.find((one) => one === type.toUpperCase());
  if (known) return known;
  const message = `The operation “${type}” is none of ${batchOperationTypes.join(', ')}.`;
  throw new PlatformFault(400, 'INVALID_INPUT', message);
}

function planStep(type: OperationType, input: Schemas['RecordBatchRecord'], number: number): BatchStep {
  const { Id } = input.fields;
  if (type === 'CREATE') {
    if (!input.apiName) throw invalidBatch(`Record ${number}: name the object of a record that is created.`);
    if (Id !== undefined) throw invalidBatch(`Record ${number}: a record that is created has no Id yet.`);
    return { type, recordId: '', input };
  }
  if (typeof Id !== 'string' || Id === '')
    throw invalidBatch(`Record ${number}: name the record by the field Id.`);
  return { type, recordId: Id, input };
}

/** What became of a record would depend on which of two steps comes first. */
function refuseRepeated(steps: readonly BatchStep[]): void {
  const seen = new Set<string>();
  for (const { recordId } of steps.filter(({ type }) => type !== 'CREATE')) {
    const id = toLongId(recordId) ?? recordId;
    if (seen.has(id)) throw invalidBatch(`The record ${recordId} is named more than once.`);
    seen.add(id);
  }
}

function invalidBatch(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_BATCH_REQUEST', message);
}
