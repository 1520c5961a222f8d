import type { Handler, HandlerInput } from '../../dispatch/handler.ts';
import type { OperationId } from '../../dispatch/operations.ts';
import { prepared } from '../../dispatch/prepared.ts';

/**
 * A handler that does several calls in one. Where all of them read, each is done for itself and others are answered
 * between them (PF-SEC-09); where one writes, all are one transaction.
 */
export const betweenOthers = <Id extends OperationId>(
  callsOf: (input: HandlerInput<Id>) => readonly { readonly method: string }[],
  handler: Handler<Id>,
): Handler<Id> =>
  prepared<Id>(async (input, outside) => {
    if (callsOf(input).some(({ method }) => method !== 'GET')) return (inside) => handler(input, inside);
    const answer = await handler(input, outside);
    return () => answer;
  });
