import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import { faultAnswer } from '../../engine/http/answers.ts';
import type { HttpAnswer, HttpRequest } from '../../engine/http/http-types.ts';
import { parseTarget } from '../../engine/http/request-target.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import { toPrismCall } from '../../engine/prism/prism-request.ts';
import type { ToTypedInput, TypedInput } from '../../engine/prism/typed-input.ts';
import { inVersion, readInVersion } from '../../engine/reshape/versions.ts';
import type { Store } from '../../store/store.ts';
import type { AnswerCheck } from './answer-check.ts';
import { type AnyResult, resultAnswer } from './answers.ts';
import type { RequestContext } from './handler.ts';
import type { OperationId } from './operations.ts';
import { refuseFaulty } from './refuse-faulty.ts';
import type { Routed } from './routing.ts';
import type { Subanswer, Subrequest } from './subrequest.ts';
import { refuseUnstorableText } from './unstorable-text.ts';

interface Target {
  readonly operation: ContractOperation;
  readonly handler:
    | ((input: TypedInput, context: RequestContext) => Promise<AnyResult> | AnyResult)
    | undefined;
  readonly toTypedInput: ToTypedInput;
}

/** What the calls inside others need of the dispatcher. */
interface Dispatching {
  readonly route: (request: Pick<HttpRequest, 'method' | 'segments'>) => Routed<Target>;
  readonly check: AnswerCheck;
}

/**
 * Answers a call inside another one, in the name of the same caller and in the same transaction: a refused one is undone
 * alone and answered as the single call would be (PF-REST-09).
 *
 * @throws what is no refusal, so that the whole request fails
 */
export async function answerSubrequest(
  { route, check }: Dispatching,
  outer: HttpRequest,
  context: Omit<RequestContext, 'store'>,
  store: Store,
  asked: Subrequest,
): Promise<Subanswer> {
  try {
    const sent = innerRequest(outer, asked);
    const match = route(sent);
    const { operation, handler, toTypedInput } = targetOf(match, sent);
    const request = readInVersion(operation, sent, match.version ?? '');
    const params = match.kind === 'found' ? match.params : {};
    const { body } = asked;
    refuseFaulty(operation, toPrismCall(operation, request, params, body), { body, version: match.version });
    const input = toTypedInput(request, params, body);
    refuseUnstorableText(operation, input);
    const operationId = operation.operationId as OperationId;
    const result = await store.transaction(async (inner) =>
      handler?.(input, { ...context, operationId, store: inner }),
    );
    if (!result) throw notFound(request);
    return parsed(inVersion(operation, check(operation, resultAnswer(result)).http, match.version ?? ''));
  } catch (error) {
    if (!(error instanceof PlatformFault) || error.status >= 500) throw error;
    return parsed(faultAnswer(error));
  }
}

/** Calls of records only; one that holds others itself is none of them. */
function targetOf(match: Routed<Target>, request: HttpRequest): Target {
  if (match.kind === 'methodNotAllowed')
    throw new PlatformFault(405, 'METHOD_NOT_ALLOWED', `${request.path} does not allow ${request.method}.`);
  const isTaken =
    match.kind === 'found' && match.target.operation.api === 'platform' && match.version !== undefined;
  const holdsOthers = /\/composite(\/batch)?\/?$/.test(request.path);
  if (!isTaken || holdsOthers) throw notFound(request);
  return match.target;
}

/** Headers that tell of the body of the outer call. */
const OF_THE_BODY = ['content-type', 'content-length', 'transfer-encoding'];

function innerRequest(outer: HttpRequest, { method, url, body, headers = {} }: Subrequest): HttpRequest {
  const { path, segments, query } = parseTarget(url);
  const kept = Object.entries(outer.headers).filter(([name]) => !OF_THE_BODY.includes(name));
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    method,
    path,
    segments,
    query,
    headers: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(lower.filter(([name]) => name !== 'authorization' && name !== 'cookie')),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    remoteAddress: outer.remoteAddress,
    get signal() {
      return outer.signal;
    },
    readBody: async () => Buffer.alloc(0),
  };
}

function parsed({ status, body }: HttpAnswer): Subanswer {
  return { status, body: body === undefined ? null : JSON.parse(String(body)) };
}

function notFound({ path }: HttpRequest): PlatformFault {
  return new PlatformFault(404, 'NOT_FOUND', `The requested resource ${path} does not exist.`);
}
