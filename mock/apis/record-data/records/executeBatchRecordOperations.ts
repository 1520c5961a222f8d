import { logInRequest } from '#http/server/request-log.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { prepared } from '../../dispatch/prepared.ts';
import type { SavingRules } from '../writing/save-new-record.ts';
import { type BatchStep, planBatch } from './batch/plan-batch.ts';
import { batchItems, type DoneStep, refusedStep, runStep, undoneStep } from './batch/run-step.ts';

/**
 * Creates, changes and deletes several records, all of them or each for itself. In the first case all steps are one
 * transaction, in the second each is one; others are answered between them and while the answer is made (PF-SEC-12).
 */
export const executeBatchRecordOperations: Handler<'executeBatchRecordOperations'> =
  prepared<'executeBatchRecordOperations'>(async ({ query, body }, context) => {
    const steps = planBatch(body);
    const run = (body.allOrNone ?? true) ? runAllOrNone : runEach;
    const results = await run(steps, context, query);
    return () => ({
      status: 200,
      body: { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results },
    });
  });

type Result = Schemas['RecordOperationResult'];

/** Does each step for itself: a refused one is undone alone. */
async function runEach(
  steps: readonly BatchStep[],
  context: RequestContext,
  rules: SavingRules,
): Promise<Result[]> {
  const outcomes: (DoneStep | Result)[] = [];
  for (const step of steps) {
    const run = context.store.transaction((store) => runStep(step, { ...context, store }, rules));
    outcomes.push(await run.catch(refusedStep));
  }
  return resultsOf(outcomes, context);
}

/** Does all steps or none: the first refusal ends the batch and undoes it. */
async function runAllOrNone(
  steps: readonly BatchStep[],
  context: RequestContext,
  rules: SavingRules,
): Promise<Result[]> {
  const done: DoneStep[] = [];
  try {
    await context.store.transaction(async (store) => {
      for (const step of steps) done.push(await runStep(step, { ...context, store }, rules));
    });
  } catch (error) {
    const refused = refusedStep(error);
    return steps.map((_, index) => (index === done.length ? refused : undoneStep()));
  }
  return resultsOf(done, context);
}

/**
 * Reads what the batch has saved. Where that fails and nothing undoes the batch, the ids alone are answered: a program
 * that is told of a failure would send again what is saved.
 */
async function resultsOf(
  outcomes: readonly (DoneStep | Result)[],
  context: RequestContext,
): Promise<Result[]> {
  try {
    return await batchItems(outcomes, context);
  } catch (error) {
    if (context.store.isInTransaction) throw error;
    logInRequest('A batch is saved, and could not be read for its answer', error);
    return outcomes.map((outcome) =>
      'result' in outcome ? outcome : { statusCode: outcome.statusCode, result: { id: outcome.id } },
    );
  }
}
