import type { TypedInput } from '../../engine/prism/typed-input.ts';
import type { AnyResult } from './answers.ts';
import type { Handler, HandlerInput, HandlerResult, RequestContext } from './handler.ts';
import type { OperationId } from './operations.ts';

/**
 * What a call answers once its transaction has ended, such as what it reads of what it has saved. It must not fail: what
 * is saved stays.
 */
export class Afterwards<Result> {
  readonly answer: (outside: RequestContext) => Promise<Result>;

  constructor(answer: (outside: RequestContext) => Promise<Result>) {
    this.answer = answer;
  }
}

/** What is left of a call for its transaction. */
type Rest<Result> = (
  context: RequestContext,
) => Promise<Result | Afterwards<Result>> | Result | Afterwards<Result>;

/** Does the part of a call that needs no transaction, and answers the part that does. */
type Prepare<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: RequestContext,
) => Promise<Rest<HandlerResult<Id>>>;

/**
 * A handler of which a part takes long and needs no transaction, such as the hashing of a password: nobody else could
 * use the only connection of the embedded database meanwhile. What that part writes is not undone by the rest.
 */
export function prepared<Id extends OperationId>(prepare: Prepare<Id>): Handler<Id> {
  const handler: Handler<Id> = async (input, context) => {
    const result = await (await prepare(input, context))(context);
    return result instanceof Afterwards ? result.answer(context) : result;
  };
  return Object.assign(handler, { prepare });
}

/** The part of a call of whatever operation that a transaction is for. */
type Work = Rest<AnyResult>;

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
