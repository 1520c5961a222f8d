import { logInRequest } from '#http/server/request-log.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { ConstraintError } from '../../../store/constraint-error.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { Afterwards, prepared } from '../../dispatch/prepared.ts';
import type { SavingRules } from '../writing/save-new-record.ts';
import { type BatchStep, planBatch } from './batch/plan-batch.ts';
import { batchItems, type DoneStep, refusedStep, runStep, undoneStep } from './batch/run-step.ts';

/**
 * Creates, changes and deletes several records, all of them or each for itself; in the second case each step is a
 * transaction of its own. Others are answered between them and while what was saved is read (PF-SEC-12).
 */
export const executeBatchRecordOperations: Handler<'executeBatchRecordOperations'> =
  prepared<'executeBatchRecordOperations'>(async ({ query, body }, outside) => {
    const steps = planBatch(body);
    if (body.allOrNone ?? true)
      return async (inside) => {
        const outcomes = await runAllOrNone(steps, inside, query);
        return new Afterwards((context) => answered(outcomes, context));
      };
    const answer = await answered(await runEach(steps, outside, query), outside);
    return () => answer;
  });

type Result = Schemas['RecordOperationResult'];
type Outcome = DoneStep | Result;

async function answered(outcomes: readonly Outcome[], context: RequestContext) {
  const results = await resultsOf(outcomes, context);
  const hasErrors = results.some(({ statusCode }) => statusCode >= 400);
  return { status: 200 as const, body: { hasErrors, results } };
}

/** Does each step for itself: a refused one is undone alone. */
async function runEach(
  steps: readonly BatchStep[],
  context: RequestContext,
  rules: SavingRules,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const run = context.store.transaction((store) => runStep(step, { ...context, store }, rules));
    outcomes.push(await run.catch(refusedStep));
  }
  return outcomes;
}

/** Does all steps or none: the first refusal ends the batch and undoes it. */
async function runAllOrNone(
  steps: readonly BatchStep[],
  context: RequestContext,
  rules: SavingRules,
): Promise<Outcome[]> {
  try {
    return await runAsOne(steps, context, { ...rules, isGathered: true });
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    // Which of the records that were stored together is at fault shows when they are stored one by one.
    return runAsOne(steps, context, rules);
  }
}

async function runAsOne(
  steps: readonly BatchStep[],
  context: RequestContext,
  rules: SavingRules,
): Promise<Outcome[]> {
  const done: DoneStep[] = [];
  try {
    await context.store.transaction(async (store) => {
      for (const step of steps) done.push(await runStep(step, { ...context, store }, rules));
    });
  } catch (error) {
    const refused = refusedStep(error);
    return steps.map((_, index) => (index === done.length ? refused : undoneStep()));
  }
  return done;
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
