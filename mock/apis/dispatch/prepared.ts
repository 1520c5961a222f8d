import type { TypedInput } from '../../engine/prism/typed-input.ts';
import type { AnyResult } from './answers.ts';
import type { Handler, HandlerInput, HandlerResult, RequestContext } from './handler.ts';
import type { OperationId } from './operations.ts';

/** What is left of a call for its transaction. */
type Rest<Id extends OperationId> = (
  context: RequestContext,
) => Promise<HandlerResult<Id>> | HandlerResult<Id>;

/** Does the part of a call that needs no transaction, and answers the part that does. */
type Prepare<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: RequestContext,
) => Promise<Rest<Id>>;

/**
 * A handler of which a part takes long and needs no transaction, such as the hashing of a password: nobody else could
 * use the only connection of the embedded database meanwhile. What that part writes is not undone by the rest.
 */
export function prepared<Id extends OperationId>(prepare: Prepare<Id>): Handler<Id> {
  const handler: Handler<Id> = async (input, context) => (await prepare(input, context))(context);
  return Object.assign(handler, { prepare });
}

/** The part of a call of whatever operation that a transaction is for. */
type Work = (context: RequestContext) => Promise<AnyResult> | AnyResult;

/** A handler of whatever operation; where it is a prepared one, with the part that comes before the transaction. */
export type PreparedHandler = ((
  input: TypedInput,
  context: RequestContext,
) => Promise<AnyResult> | AnyResult) & {
  readonly prepare?: (input: TypedInput, context: RequestContext) => Promise<Work>;
};

/** Does what a handler does before its transaction, if anything; answers the work of the transaction. */
export async function workOf(
  handler: PreparedHandler,
  input: TypedInput,
  context: RequestContext,
): Promise<Work> {
  return handler.prepare ? handler.prepare(input, context) : (inside) => handler(input, inside);
}
