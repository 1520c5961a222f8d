import { jsonAnswer } from '../../../engine/http/answers.ts';
import type { HttpAnswer } from '../../../engine/http/http-types.ts';
import { resolve } from '../../../engine/prism/bundle.ts';
import type { ContractOperation } from '../../../engine/prism/contract.ts';

/** What a gateway may answer to anything, whether or not the contract says so. */
export const gatewayErrors: Readonly<Record<number, { errorCode: string; message: string }>> = {
  429: { errorCode: 'REQUEST_LIMIT_EXCEEDED', message: 'Too many requests. Try again later.' },
  500: { errorCode: 'UNKNOWN_EXCEPTION', message: 'An unexpected error occurred.' },
  502: { errorCode: 'BAD_GATEWAY', message: 'The platform cannot be reached.' },
  503: { errorCode: 'SERVER_UNAVAILABLE', message: 'The platform is busy. Try again later.' },
  504: { errorCode: 'GATEWAY_TIMEOUT', message: 'The platform takes too long to answer.' },
};

interface Examples {
  readonly examples?: Readonly<Record<string, { readonly value?: unknown } | { readonly $ref: string }>>;
}

/** The named examples of an operation's answer with a status, in their order; none where it is not declared. */
export function declaredExamples(
  { bundle, declared }: ContractOperation,
  status: number,
): Map<string, unknown> {
  const response = declared.responses[String(status)];
  const content = response && resolve(bundle, response).content;
  const { examples = {} } = (content?.['application/json'] ?? {}) as Examples;
  return new Map(
    Object.entries(examples).map(([name, example]) => [
      name,
      resolve<{ readonly value?: unknown }>(bundle, example).value,
    ]),
  );
}

/** An error as the contract declares it: a named example or the first, else what a gateway answers. */
export function declaredError(
  operation: ContractOperation | undefined,
  status: number,
  example?: string,
  retryAfterSeconds?: number,
): HttpAnswer {
  const examples = operation ? declaredExamples(operation, status) : new Map<string, unknown>();
  const [first] = examples.values();
  const body = (example === undefined ? first : examples.get(example)) ??
    first ?? [gatewayErrors[status] ?? { errorCode: 'UNKNOWN_EXCEPTION', message: `Status ${status}.` }];
  return jsonAnswer(
    status,
    body,
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  );
}
