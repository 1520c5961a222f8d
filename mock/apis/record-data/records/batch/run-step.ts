import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import { recordErrorBody } from '../../../../engine/errors/record-error.ts';
import type { Schemas } from '../../../../model/metadata/schemas.ts';
import type { RequestContext } from '../../../dispatch/handler.ts';
import { isVisible } from '../../reading/visible-rows.ts';
import { viewerOf } from '../../viewer.ts';
import { removeRecord } from '../../writing/remove-record.ts';
import { saveChanges } from '../../writing/save-changes.ts';
import { type SavingRules, saveNewRecord } from '../../writing/save-new-record.ts';
import { savedRecord } from '../../writing/saved-record.ts';
import type { BatchStep } from './plan-batch.ts';

type Result = Schemas['RecordOperationResult'];

/** Does one step of a batch by the rules of the single call; its refusal is thrown. */
export async function runStep(
  { type, recordId, input }: BatchStep,
  context: RequestContext,
  rules: SavingRules = {},
): Promise<Result> {
  const { allowSaveOnDuplicate = false, apiName, fields } = input;
  if (type === 'DELETE') return { statusCode: 200, result: { id: await removeRecord(recordId, context) } };
  const { definition, row } =
    type === 'CREATE'
      ? await saveNewRecord({ allowSaveOnDuplicate, apiName: apiName ?? '', fields }, context, rules)
      : await saveChanges({ recordId, input: { allowSaveOnDuplicate, fields } }, context, rules);
  const viewer = viewerOf(context);
  const statusCode = type === 'CREATE' ? 201 : 200;
  // A result without fields tells the client that the record is none of its any more (RD-BATCH-07).
  if (!(await isVisible(context.store, definition, row.Id, viewer)))
    return { statusCode, result: { id: row.Id } };
  return { statusCode, result: await savedRecord(context.store, definition, row.Id, [], viewer) };
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
