import type { Attempt } from '../calls/walk.ts';
import { NEVER_TRIED, WRITES } from '../steps/index.ts';
import type { Finding } from './finding.ts';
import type { CallReport } from './report.ts';

/** What came of each call of the apps: the best of what was tried of it. */
export function callReports(
  operationIds: readonly string[],
  attempts: readonly Attempt[],
  findings: readonly Finding[],
  write: boolean,
): CallReport[] {
  return operationIds.map((operationId) => {
    const ofCall = attempts.filter(({ step }) => step.operation.operationId === operationId);
    const tried = ofCall.filter(({ exchanges, notTried }) => exchanges.length > 0 && notTried === undefined);
    const [first] = tried;
    if (!first) return notTried(operationId, ofCall, write);
    const milliseconds = Math.round(Math.max(...tried.flatMap(timesOf)));
    return { operationId, by: first.step.by, outcome: outcomeOf(operationId, findings), milliseconds };
  });
}

const timesOf = ({ exchanges }: Attempt): number[] => exchanges.map(({ milliseconds }) => milliseconds);

function outcomeOf(operationId: string, findings: readonly Finding[]): CallReport['outcome'] {
  const kinds = findings.filter(({ subject }) => subject === operationId).map(({ kind }) => kind);
  if (kinds.includes('missing')) return 'missing';
  return kinds.includes('drift') ? 'differs' : 'works';
}

function notTried(operationId: string, ofCall: readonly Attempt[], write: boolean): CallReport {
  const isWrite = WRITES.some(({ operation }) => operation.operationId === operationId);
  const reason =
    ofCall[0]?.notTried ??
    NEVER_TRIED[operationId] ??
    (isWrite && !write ? 'it writes; --write tries it' : 'the check does not know how to call it');
  return { operationId, outcome: 'not tried', reason };
}
