import { isLeft } from 'fp-ts/lib/Either.js';
import type { Finding } from '../errors/finding.ts';
import { toFindings } from './check-request.ts';
import type { ContractOperation } from './contract.ts';
import { validateOutput } from './validators.ts';

/** An answer as Prism sees it. */
export interface AnswerToCheck {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** The value behind a JSON body; text or bytes for everything else. */
  readonly body: unknown;
}

/** What Prism finds wrong with an answer: undeclared status or media type, body or headers that do not fit. */
export function checkAnswer(operation: ContractOperation, answer: AnswerToCheck): Finding[] {
  if (!operation.responses.has(answer.status)) return [undeclaredStatus(operation, answer.status)];
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  const result = validateOutput({
    resource: operation.prism,
    element: {
      statusCode: answer.status,
      headers: Object.fromEntries(headers),
      body: answer.body instanceof Uint8Array ? '' : answer.body,
    },
  });
  return isLeft(result) ? toFindings(result.left, []) : [];
}

function undeclaredStatus({ operationId, responses }: ContractOperation, status: number): Finding {
  return {
    location: ['status'],
    code: 'status',
    message: `${status} is not declared on ${operationId}; it declares ${[...responses.keys()].join(', ')}`,
  };
}
