import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import { recordErrorBody } from '../../../../engine/errors/record-error.ts';
import type { Schemas } from '../../../../model/metadata/schemas.ts';
import type { RequestContext } from '../../../dispatch/handler.ts';
import { rememberUses, type UsedRecord } from '../../recent-use/recent-use.ts';
import { viewerOf } from '../../viewer.ts';
import { removeRecord } from '../../writing/remove-record.ts';
import { saveChanges } from '../../writing/save-changes.ts';
import { type SavingRules, saveNewRecord } from '../../writing/save-new-record.ts';
import { readRecords } from '../read-records.ts';
import type { BatchStep } from './plan-batch.ts';

type Result = Schemas['RecordOperationResult'];

/** What one step of a batch has done. */
export interface DoneStep {
  readonly statusCode: 200 | 201;
  readonly id: string;
  /** Object of the record; undefined for one that was deleted. */
  readonly apiName: string | undefined;
}

/** Does one step of a batch by the rules of the single call; its refusal is thrown. */
export async function runStep(
  { type, recordId, input }: BatchStep,
  context: RequestContext,
  given: SavingRules = {},
): Promise<DoneStep> {
  const { allowSaveOnDuplicate = false, apiName, fields } = input;
  if (type === 'DELETE')
    return { statusCode: 200, id: await removeRecord(recordId, context), apiName: undefined };
  const rules = { ...given, isOneOfMany: true };
  const { definition, row } =
    type === 'CREATE'
      ? await saveNewRecord({ allowSaveOnDuplicate, apiName: apiName ?? '', fields }, context, rules)
      : await saveChanges({ recordId, input: { allowSaveOnDuplicate, fields } }, context, rules);
  return { statusCode: type === 'CREATE' ? 201 : 200, id: row.Id, apiName: definition.apiName };
}

/**
 * The items of a batch, with the records as all of it has left them; they count as used. A result without fields tells the
 * client that the record is none of its any more (RD-BATCH-07). Refusals stay as they are.
 */
export async function batchItems(
  outcomes: readonly (DoneStep | Result)[],
  context: RequestContext,
): Promise<Result[]> {
  const written = outcomes.flatMap((outcome) => writtenBy(outcome));
  const request = { ids: written.map(({ id }) => id), layoutTypes: ['Full'], pageSize: 1 } as const;
  const records = await readRecords(context.store, request, viewerOf(context));
  await rememberUses(
    context,
    written.filter(({ id }) => records.has(id)),
  );
  return outcomes.map((outcome): Result => {
    if ('result' in outcome) return outcome;
    const { statusCode, id } = outcome;
    const record = records.get(id);
    return record ? { statusCode, result: record } : { statusCode, result: { id } };
  });
}

function writtenBy(outcome: DoneStep | Result): UsedRecord[] {
  if ('result' in outcome || outcome.apiName === undefined) return [];
  return [{ apiName: outcome.apiName, id: outcome.id }];
}

/** A refusal as the item of a batch, in the form in which the single call would have answered it. */
export function refusedStep(error: unknown): Result {
  if (!(error instanceof PlatformFault)) throw error;
  const { status, errorCode, message } = error;
  const isRecordFault = status === 400;
  return {
    statusCode: status,
    result: isRecordFault ? (recordErrorBody(error) as Schemas['RecordError']) : [{ errorCode, message }],
  };
}

/** The item of a record that was not at fault, in a batch that was undone. */
export function undoneStep(): Result {
  const message = 'Another record of the batch was refused, so nothing of it was saved.';
  return { statusCode: 400, result: [{ errorCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK', message }] };
}
