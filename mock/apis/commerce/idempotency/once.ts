import type { Handler, HandlerInput, HandlerResult, RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { OperationId } from '#mock/apis/dispatch/operations.ts';
import { lockRecord } from '../records/lock-record.ts';
import { answeredBefore, type Keyed, keepAnswer, keyedRequest } from './answered-requests.ts';

/** Operations whose contract takes an `Idempotency-Key`. */
type KeyedOperation = {
  [Id in OperationId]: 'Idempotency-Key' extends keyof HandlerInput<Id>['headers'] ? Id : never;
}[OperationId];

/** The record that holds back repeated requests: while one is answered, the others wait. */
interface Owner {
  readonly apiName: 'Account' | 'OrderSummary';
  readonly id: string;
}

/**
 * Lets a handler run once per key: the same request with the same key again is answered as the first time, whatever has
 * happened since. What is refused leaves no trace, so that it may be tried again. Without a key every request counts.
 */
export function once<Id extends KeyedOperation>(handler: Handler<Id>): Handler<Id> {
  return onceFor((_, context) => accountOf(context), handler);
}

/** The same for requests that are about something else than the account of the person who asks. */
export function onceFor<Id extends KeyedOperation>(
  ownerOf: (input: HandlerInput<Id>, context: RequestContext) => Owner | undefined,
  handler: Handler<Id>,
): Handler<Id> {
  return async (input, context) => {
    const owner = ownerOf(input, context);
    const request = owner && keyedRequest(input, owner.id);
    if (!request) return handler(input, context);
    await lockRecord(context.store, owner.apiName, request.owner);
    const earlier = await answeredBefore(context, request);
    return earlier ? (earlier as HandlerResult<Id>) : answerAndKeep(handler, input, context, request);
  };
}

function accountOf({ session }: RequestContext): Owner | undefined {
  const id = session.isGuest ? session.known?.accountId : session.accountId;
  return id ? { apiName: 'Account', id } : undefined;
}

async function answerAndKeep<Id extends KeyedOperation>(
  handler: Handler<Id>,
  input: HandlerInput<Id>,
  context: RequestContext,
  request: Keyed,
): Promise<HandlerResult<Id>> {
  const result = await handler(input, context);
  const { status, body } = result as { status: number; body?: unknown };
  if (status < 400) await keepAnswer(context, request, { status, body });
  return result;
}
