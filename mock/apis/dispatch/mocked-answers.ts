import type { HttpAnswer } from '../../engine/http/http-types.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import type { Preferences } from '../../engine/prism/preferences.ts';
import type { PrismCall } from '../../engine/prism/prism-request.ts';
import type { AnswerCheck } from './answer-check.ts';

/** Answers by Prism's mocker, checked like every answer. */
export type MockedAnswers = (
  operation: ContractOperation,
  call: PrismCall,
  preferences: Preferences | undefined,
) => Promise<HttpAnswer>;

const STATIC: Preferences = { dynamic: false };
/** More than any set of contracts needs; a bound against callers who vary their Accept header without end. */
const MOST_KEPT = 2000;

/**
 * An example of a contract is the same for every valid request, so it is made, validated and written once for each
 * operation, Accept header and preference. Dynamic bodies are made anew each time.
 */
export function createMockedAnswers(check: AnswerCheck): MockedAnswers {
  const kept = new Map<string, HttpAnswer>();
  const make: MockedAnswers = async (operation, call, preferences = STATIC) => {
    // Loaded when it is first needed: where handlers answer, that is seldom ever.
    const { mockAnswer, toHttpAnswer } = await import('../../engine/prism/mocker.ts');
    const answer = mockAnswer(call, preferences);
    return check(operation, { http: toHttpAnswer(answer), toCheck: answer }).http;
  };
  return async (operation, call, preferences = STATIC) => {
    if (preferences.dynamic) return make(operation, call, preferences);
    const accept = call.request.headers?.accept ?? '';
    const key = JSON.stringify([operation.operationId, accept, preferences.code, preferences.exampleKey]);
    const known = kept.get(key);
    if (known) return known;
    const answer = await make(operation, call, preferences);
    if (kept.size < MOST_KEPT) kept.set(key, answer);
    return answer;
  };
}
