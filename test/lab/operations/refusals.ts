import { expect } from 'vitest';
import type { Answer } from './call.ts';
import type { Declared } from './declared.ts';

export const NOT_FOUND = [{ errorCode: 'NOT_FOUND', message: expect.stringMatching(/\w/) }];

/** An answer of that status, which is declared, with a body of the declared form. */
export function expectAnswer(
  operation: Declared,
  { status, body }: Answer,
  expected: number,
  what = '',
): void {
  const seen = `${what}: ${JSON.stringify(body)}`;
  expect(status, seen).toBe(expected);
  expect([...operation.statuses], `${operation.operationId} declares ${status}`).toContain(status);
  if (status >= 400) expect(operation.faultsOf(status, body), seen).toEqual([]);
}

/** A 400 in the declared form, naming what was wrong. */
export function expectRefusal(operation: Declared, answer: Answer, name: string, value?: unknown): void {
  expectAnswer(operation, answer, 400, `${name} = ${JSON.stringify(value)}`);
  expect(JSON.stringify(answer.body)).toContain(name);
}

/** Whether an answer is a refusal of SOAP, which has the status of a failure. */
export function isSoapFault({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  return status === 500 && typeof body === 'string' && body.includes('<soapenv:Fault>');
}
