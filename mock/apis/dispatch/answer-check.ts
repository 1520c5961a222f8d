import type { Finding } from '../../engine/errors/finding.ts';
import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import { checkAnswer } from '../../engine/prism/check-answer.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import { checkStrictly, type StrictCheck } from '../../engine/validation/strict-answers.ts';
import type { ViolationLog } from '../../engine/validation/violations.ts';
import type { CheckedAnswer } from './answers.ts';

export interface AnswerCheckOptions {
  /** In strict mode an answer that breaks its contract, or says more than it, is a 500; otherwise it is logged. */
  readonly strict: boolean;
  readonly violations: ViolationLog;
  readonly log: (message: string, detail: unknown) => void;
}

/** Lets an answer pass that keeps its contract, or throws. */
export type AnswerCheck = (operation: ContractOperation, answer: CheckedAnswer) => CheckedAnswer;

export function createAnswerCheck({ strict, violations, log }: AnswerCheckOptions): AnswerCheck {
  const strictCheck: StrictCheck = strict ? checkStrictly : () => [];
  return (operation, answer) => {
    const { toCheck } = answer;
    const broken = checkAnswer(operation, toCheck);
    const findings = broken.length > 0 ? broken : undeclared(strictCheck, operation, answer);
    violations.record(operation.operationId, toCheck.status, findings);
    if (findings.length === 0) return answer;
    if (strict) throw violation(operation, toCheck.status, findings);
    log(`${operation.operationId} broke its contract with its ${toCheck.status}`, inWords(findings));
    return answer;
  };
}

function undeclared(
  check: StrictCheck,
  operation: ContractOperation,
  { http, toCheck }: CheckedAnswer,
): Finding[] {
  const isJson = String(http.headers?.['content-type'] ?? '').includes('json');
  return isJson ? check(operation, toCheck.status, toCheck.body) : [];
}

function violation(
  { operationId }: ContractOperation,
  status: number,
  findings: readonly Finding[],
): PlatformFault {
  const more = findings.map((finding) => ({ errorCode: 'CONTRACT_VIOLATION', message: inWords([finding]) }));
  const message = `${operationId} broke its contract with its ${status}.`;
  return new PlatformFault(500, 'CONTRACT_VIOLATION', message, { more });
}

/** Where an answer breaks its contract and how, a line each. */
function inWords(findings: readonly Finding[]): string {
  return findings.map(({ location, message }) => `${location.join('.')}: ${message}`).join('\n');
}
