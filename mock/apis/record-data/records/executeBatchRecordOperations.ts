import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { prepared } from '../../dispatch/prepared.ts';
import type { SavingRules } from '../writing/save-new-record.ts';
import { type BatchStep, planBatch } from './batch/plan-batch.ts';
import { batchItems, type DoneStep, refusedStep, runStep, undoneStep } from './batch/run-step.ts';

/**
 * Creates, changes and deletes several records, all of them or each for itself. In the second case each step is a
 * transaction of its own, and others are answered between them (PF-SEC-12).
 */
export const executeBatchRecordOperations: Handler<'executeBatchRecordOperations'> =
  prepared<'executeBatchRecordOperations'>(async ({ query, body }, outside) => {
    const steps = planBatch(body);
    if (body.allOrNone ?? true) return async (inside) => answered(await runAllOrNone(steps, inside, query));
    const answer = answered(await runEach(steps, outside, query));
    return () => answer;
  });

type Result = Schemas['RecordOperationResult'];

const answered = (results: Result[]) => ({
  status: 200 as const,
  body: { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results },
});

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
  return batchItems(outcomes, context);
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
  return batchItems(done, context);
}
