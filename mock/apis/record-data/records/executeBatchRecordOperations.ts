import type { Handler } from '../../dispatch/handler.ts';
import { planBatch } from './batch/plan-batch.ts';
import { runAllOrNone, runEach } from './batch/run-batch.ts';

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
