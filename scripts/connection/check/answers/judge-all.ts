import type { Exchange } from '../calls/caller.ts';
import type { Collected } from '../calls/collect.ts';
import type { Step } from '../calls/step.ts';
import type { Finding } from '../report/finding.ts';
import type { Judge } from './judge.ts';

/** What is otherwise in any answer; a step may expect a refusal. */
export function judgeAll(judge: Judge, { attempts, others }: Collected): Finding[] {
  const ofSteps = attempts.flatMap(({ step, exchanges }) =>
    exchanges.flatMap((exchange) => judge(exchange, isOf(step, exchange, exchanges) ? step : {})),
  );
  return [...ofSteps, ...others.flatMap((exchange) => judge(exchange, { entriesAreJudged: true }))];
}

/** A call can take others before it, such as for the token of writes; in an older version another stands in its place. */
const isOf = ({ operation }: Step, exchange: Exchange, exchanges: readonly Exchange[]): boolean =>
  exchange.operation.operationId === operation.operationId || exchange === exchanges.at(-1);
