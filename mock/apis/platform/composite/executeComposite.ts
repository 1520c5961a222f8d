import type { components } from '#generated/platform/types.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Store } from '../../../store/store.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import type { Subanswer } from '../../dispatch/subrequest.ts';
import { betweenOthers } from './between-others.ts';
import { urlWithReferences, withReferences } from './references.ts';

type Subrequest = components['schemas']['CompositeSubrequest'];
type Subresponse = components['schemas']['CompositeSubresponse'];

/** Thrown to undo everything that was done. */
class Undone extends Error {}

/** Queries and collections among the calls of one request; more would take too long at once. */
const MOST_LONG_CALLS = 5;
const LONG_CALL = /\/(?:query|queryAll|composite\/sobjects)\b/;

/** Does calls in turn; with `allOrNone` the first refusal undoes everything (PF-REST-09). */
export const executeComposite = betweenOthers<'executeComposite'>(
  ({ body }) => body.compositeRequest,
  async ({ body: { compositeRequest, allOrNone = false } }, context) => {
    refuseRepeated(compositeRequest);
    refuseLong(compositeRequest);
    if (allOrNone) return allOrNothing(compositeRequest, context);
    const compositeResponse: Subresponse[] = [];
    await doInTurn(compositeRequest, false, context, compositeResponse);
    return { status: 200, body: { compositeResponse } };
  },
);

async function allOrNothing(compositeRequest: readonly Subrequest[], context: RequestContext) {
  const done: Subresponse[] = [];
  try {
    await context.store.transaction((store) => doInTurn(compositeRequest, true, { ...context, store }, done));
    return { status: 200 as const, body: { compositeResponse: done } };
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    const at = done.length - 1;
    const compositeResponse = compositeRequest.map((asked, index) => {
      const refused = done[at];
      return index === at && refused ? refused : responseOf(asked, UNDONE);
    });
    return { status: 200 as const, body: { compositeResponse } };
  }
}

function refuseLong(asked: readonly Subrequest[]): void {
  if (asked.filter(({ url }) => LONG_CALL.test(url)).length <= MOST_LONG_CALLS) return;
  const message = `Of the calls of one request ${MOST_LONG_CALLS} at most may be queries or collections.`;
  throw new PlatformFault(400, 'INVALID_INPUT', message);
}

const UNDONE: Subanswer = {
  status: 400,
  body: [
    {
      errorCode: 'PROCESSING_HALTED',
      message: 'The transaction was rolled back since another operation in the same transaction failed.',
    },
  ],
};

async function doInTurn(
  asked: readonly Subrequest[],
  allOrNone: boolean,
  context: RequestContext,
  done: Subresponse[],
): Promise<void> {
  const answers = new Map<string, unknown>();
  for (const one of asked) {
    const answer = await answered(one, answers, context, context.store);
    done.push(responseOf(one, answer));
    if (answer.status < 400) answers.set(one.referenceId, answer.body);
    else if (allOrNone) throw new Undone();
  }
}

async function answered(
  { method, url, body, httpHeaders }: Subrequest,
  answers: ReadonlyMap<string, unknown>,
  { subrequest }: RequestContext,
  store: Store,
): Promise<Subanswer> {
  if (!subrequest) throw new Error('A composite request is inside another call');
  try {
    const asked = { method, url: urlWithReferences(url, answers), body: withReferences(body, answers) };
    return await subrequest({ ...asked, ...(httpHeaders && { headers: httpHeaders }) }, store);
  } catch (error) {
    if (!(error instanceof PlatformFault) || error.status >= 500) throw error;
    return { status: error.status, body: [{ errorCode: error.errorCode, message: error.message }] };
  }
}

function responseOf({ referenceId }: Subrequest, { status, body }: Subanswer): Subresponse {
  return { body, httpHeaders: {}, httpStatusCode: status, referenceId };
}

function refuseRepeated(asked: readonly Subrequest[]): void {
  const names = asked.map(({ referenceId }) => referenceId);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new PlatformFault(400, 'INVALID_INPUT', `The referenceId ${twice} is not unique.`);
}
