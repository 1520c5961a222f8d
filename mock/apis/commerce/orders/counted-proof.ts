import type { Handler, HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { OperationId } from '#mock/apis/dispatch/operations.ts';
import { prepared } from '#mock/apis/dispatch/prepared.ts';
import {
  forgetFailures,
  noteFailure,
  refuseThrottled,
  type SignInAttempt,
} from '#mock/model/sessions/sign-in-throttle.ts';
import { inTurn } from '../guesses/in-turn.ts';
import { messages } from '../messages/messages.ts';
import { findOrder } from './find-order.ts';
import { isVerified, type NamedOrder } from './proven-order.ts';

/** Numbers of orders are long, and people mistype them more often than their passwords. */
const FREE_GUESSES = 10;

/**
 * A handler that opens an order to whoever knows enough of it. Wrong guesses are counted by the network for the number of
 * the order and for what is said of its buyer, so that neither can be tried out (PF-SEC-08).
 */
export const countingGuesses = <Id extends OperationId>(
  named: (input: HandlerInput<Id>) => NamedOrder,
  handler: Handler<Id>,
): Handler<Id> =>
  prepared<Id>(async (input, outside) => {
    const order = named(input);
    const tooMany = messages[outside.language].tooManyGuesses();
    if (order.verification) await inTurn(outside, tooMany, () => countGuess(outside, order));
    return (inside) => handler(input, inside);
  });

async function countGuess(context: RequestContext, order: NamedOrder): Promise<void> {
  const { store } = context;
  const attempts = attemptsOf(context, order);
  for (const attempt of attempts) await refuseThrottled(store, attempt);
  const summary = await findOrder(store, order.orderSummaryIdOrRefNumber);
  const isRight = summary && (await isVerified(context, summary, order.verification ?? {}));
  for (const attempt of attempts) await (isRight ? forgetFailures : noteFailure)(store, attempt);
}

function attemptsOf(
  { network, now }: RequestContext,
  { orderSummaryIdOrRefNumber, verification = {} }: NamedOrder,
): SignInAttempt[] {
  const { email, phoneNumber } = verification;
  const contact = (email ?? phoneNumber ?? '').replace(/\s/g, '');
  return [`order ${orderSummaryIdOrRefNumber}`, `order of ${contact}`].map((username) => ({
    username,
    network,
    now,
    freeFailures: FREE_GUESSES,
  }));
}
