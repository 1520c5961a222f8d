import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import type { SavingRules } from '../writing/save-new-record.ts';
import { type BatchStep, planBatch } from './batch/plan-batch.ts';
import { refusedStep, runStep, undoneStep } from './batch/run-step.ts';

/** Creates, changes and deletes several records, all of them or each for itself. */
export const executeBatchRecordOperations: Handler<'executeBatchRecordOperations'> = async (
  { query, body },
  context,
) => {
  const steps = planBatch(body);
  const { allOrNone = true } = body;
  const results = allOrNone
    ? await runAllOrNone(steps, context, query)
    : await runEach(steps, context, query);
  return { status: 200, body: { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results } };
};

type Result = Schemas['RecordOperationResult'];

/** Does each step for itself: a refused one is undone alone. */
async function runEach(
  steps: readonly BatchStep[],
  context: RequestContext,
  rules: SavingRules,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    const run = context.store.transaction((store) => runStep(step, { ...context, store }, rules));
    results.push(await run.catch(refusedStep));
  }
  return results;
}

/** Does all steps or none: the first refusal ends the batch and undoes it. */
async function runAllOrNone(
  steps: readonly BatchStep[],
  context: RequestContext,
  rules: SavingRules,
): Promise<Result[]> {
  const results: Result[] = [];
  try {
    await context.store.transaction(async (store) => {
      for (const step of steps) results.push(await runStep(step, { ...context, store }, rules));
    });
    return results;
  } catch (error) {
    const refused = refusedStep(error);
    const at = results.length;
    return steps.map((_, index) => (index === at ? refused : undoneStep()));
  }
}
