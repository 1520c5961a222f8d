import { USAGE_HEADER } from '#http/proxy/api-usage.ts';
import type { Store } from '#mock/store/store.ts';
import { databaseFault } from '../../engine/errors/database-fault.ts';
import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import { callingNetwork } from '../../engine/http/calling-network.ts';
import type { HttpAnswer, HttpHandler, HttpRequest } from '../../engine/http/http-types.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import { parsePreferences } from '../../engine/prism/preferences.ts';
import { toPrismCall } from '../../engine/prism/prism-request.ts';
import { type BodyLimits, readRequestBody } from '../../engine/prism/request-body.ts';
import { planTypedInput, type ToTypedInput, type TypedInput } from '../../engine/prism/typed-input.ts';
import { atSite } from '../../engine/reshape/site.ts';
import { inVersion, readInVersion } from '../../engine/reshape/versions.ts';
import { guestSession, type Session } from '../../model/sessions/session.ts';
import { refuseUnacceptable } from './accept.ts';
import type { AnswerCheck } from './answer-check.ts';
import { type AnyResult, declaredFaultAnswer, resultAnswer } from './answers.ts';
import { ApiCalls, DAILY_CALLS } from './api-calls.ts';
import { changesState, refuseForeignSite, refuseMissingToken } from './forgery.ts';
import type { RequestContext } from './handler.ts';
import { languageOf } from './language.ts';
import { asMeant } from './meant-method.ts';
import { createMockedAnswers } from './mocked-answers.ts';
import type { OperationId } from './operations.ts';
import { originOf } from './origin.ts';
import { Afterwards, type PreparedHandler, workOf } from './prepared.ts';
import { prettyPrinted } from './pretty-print.ts';
import { refuseFaulty } from './refuse-faulty.ts';
import { createRouting, type Routed } from './routing.ts';
import { refuseNarrowScope } from './scope-check.ts';
import { invalidSession, sessionFirst } from './session-first.ts';
import { answerSubrequest } from './subrequests.ts';
import { refuseUnstorableText } from './unstorable-text.ts';

/** A handler of whatever operation; the registry keeps the exact types. */
export type AnyHandler = PreparedHandler;

/** The two ways to the record store. */
interface StoreAccess {
  /** A plain connection. */
  readonly store: Store;
  /** Runs work in one transaction; what it throws undoes all of it. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}

export interface DispatcherOptions {
  readonly operations: Iterable<ContractOperation>;
  /** Handlers by operationId; an operation without one is answered by Prism's mocker. */
  readonly handlers: ReadonlyMap<string, AnyHandler>;
  readonly access: StoreAccess;
  /** See RequestContext; asked at each request, as a shop may start after the platform. */
  readonly shopUrl?: (() => string | undefined) | undefined;
  /** See RequestContext. */
  readonly isSoldOut?: (() => boolean) | undefined;
  /** Absent where nobody signs in. */
  readonly sessionOf?: (request: HttpRequest) => Promise<Session>;
  readonly check: AnswerCheck;
  readonly limits: BodyLimits;
  readonly clock: () => Date;
  /** Whether callers may choose an example by Prism's preferences; yes unless told. */
  readonly takesPreferences?: boolean;
  /** Stands around every request; the sandbox uses it. */
  readonly around?: Around;
  /** Is told of each request with its operation, none where the address is unknown, before anything else is done with it. */
  readonly onRequest?: OnRequest;
  /** Holds work on the store back while all of its records are exchanged. */
  readonly gate?: <T>(work: () => Promise<T>) => Promise<T>;
}

export type OnRequest = (operationId: string | undefined, request: HttpRequest) => void;

/** Sees each request with its operation, none where the address is unknown, and answers it or lets it be answered. */
export type Around = (
  operation: ContractOperation | undefined,
  request: HttpRequest,
  answer: HttpHandler,
) => Promise<HttpAnswer>;

/** The options of the dispatcher with the way to every operation. */
interface Running extends DispatcherOptions {
  readonly route: ReturnType<typeof createRouting<Target>>;
  readonly apiCalls: ApiCalls;
  /** Base of the request's address. */
  readonly base: Routed<Target>['base'];
}

interface Target {
  readonly operation: ContractOperation;
  readonly handler: AnyHandler | undefined;
  readonly toTypedInput: ToTypedInput;
}

/**
 * One request from address to answer: route, refuse forgeries, read the body, let Prism validate, let the handler or
 * Prism's mocker answer, let Prism validate the answer.
 */
export function createDispatcher(options: DispatcherOptions): HttpHandler {
  const route = createRouting(targets(options));
  const mocked = createMockedAnswers(options.check);
  const apiCalls = new ApiCalls();
  const answer = async (match: Routed<Target>, sent: HttpRequest): Promise<HttpAnswer> => {
    if (match.kind === 'notFound') throw notFound(sent);
    if (match.kind === 'methodNotAllowed') return refuseMethod(sent, match.allow);
    refuseForeignSite(sent);
    const { operation, handler } = match.target;
    const request = match.version ? readInVersion(operation, sent, match.version) : sent;
    const body = await readRequestBody(operation, request, options.limits);
    const preferences =
      options.takesPreferences === false
        ? undefined
        : parsePreferences([request.headers.prefer].flat()[0], request.query);
    const call = toPrismCall(operation, request, match.params, body);
    refuseFaulty(operation, call, { body, version: match.version });
    if (preferences || !handler) return mocked(operation, call, preferences);
    refuseUnacceptable(operation, request.headers.accept);
    const input = match.target.toTypedInput(request, match.params, body);
    refuseUnstorableText(operation, input);
    return await run({ ...options, route, apiCalls, base: match.base }, operation, handler, input, request);
  };
  const { around, onRequest, gate, sessionOf } = options;
  const lookUp = gate && sessionOf ? (request: HttpRequest) => gate(() => sessionOf(request)) : sessionOf;
  const answerFirst = (match: Routed<Target>, sent: HttpRequest) =>
    sessionFirst(isPublic(match) ? undefined : lookUp, sent, () => answer(match, sent));
  return async (received) => {
    const request = asMeant(received);
    const match = route(request);
    const operation = match.kind === 'found' ? match.target.operation : undefined;
    onRequest?.(operation?.operationId, request);
    if (operation && match.base === 'data') apiCalls.count(options.clock());
    const http = around
      ? await around(operation, request, (seen) => answerFirst(match, seen))
      : await answerFirst(match, request);
    if (!operation || !match.version) return http;
    const answered = inVersion(operation, http, match.version);
    return match.base === 'site'
      ? atSite(answered)
      : tellingCalls(prettyPrinted(answered, request), apiCalls, options.clock());
  };
}

/** Answers to programs tell how many calls were made (PF-REST-25). */
function tellingCalls(answer: HttpAnswer, calls: ApiCalls, now: Date): HttpAnswer {
  const usage = `api-usage=${calls.used(now)}/${DAILY_CALLS}`;
  return { ...answer, headers: { ...answer.headers, [USAGE_HEADER]: usage } };
}

/** A call without a version, such as the list of versions, is for everybody at whichever base. */
function isPublic(match: Routed<Target>): boolean {
  return match.kind === 'found' && match.version === undefined;
}

function targets({ operations, handlers }: DispatcherOptions): Target[] {
  return [...operations].map((operation) => ({
    operation,
    handler: handlers.get(operation.operationId),
    toTypedInput: planTypedInput(operation),
  }));
}

async function run(
  options: Running,
  operation: ContractOperation,
  handler: AnyHandler,
  input: TypedInput,
  request: HttpRequest,
): Promise<HttpAnswer> {
  if (operation.api === 'sandbox') return runSandbox(options, operation, handler, input, request);
  const { gate } = options;
  const work = () => runOnStore(options, operation, handler, input, request);
  return gate ? gate(work) : work();
}

async function runOnStore(
  options: Running,
  operation: ContractOperation,
  handler: AnyHandler,
  input: TypedInput,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const session = (await options.sessionOf?.(request)) ?? guestSession;
  if (session.isGuest) refuseGuest(operation, options.base);
  else refuseNarrowScope(operation, session);
  refuseMissingToken(request, session);
  const context = contextOf(options, operation, session, request);
  const subrequest: RequestContext['subrequest'] = (asked, inner) =>
    answerSubrequest(options, request, context, inner, asked);
  const over = (root: Store): RequestContext => ({
    ...context,
    store: session.isGuest ? root : root.as(session.userId),
    subrequest,
  });
  const { store, transaction } = options.access;
  return declaring(options, operation, async () => {
    const work = await workOf(handler, input, over(store));
    const checked = (result: AnyResult): HttpAnswer => options.check(operation, resultAnswer(result)).http;
    const answer = async (root: Store) => {
      const result = await work(over(root));
      return result instanceof Afterwards ? result : checked(result);
    };
    const answered = await (changesState(request) ? transaction(answer) : answer(store));
    return answered instanceof Afterwards ? checked(await answered.answer(over(store))) : answered;
  });
}

/** The sandbox needs no session, and exchanges records in transactions of its own. */
async function runSandbox(
  options: DispatcherOptions,
  operation: ContractOperation,
  handler: AnyHandler,
  input: TypedInput,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const context = contextOf(options, operation, guestSession, request);
  return declaring(options, operation, async () => {
    const result = await handler(input, { ...context, store: options.access.store });
    return options.check(operation, resultAnswer(result)).http;
  });
}

/**
 * Answers a fault in the form that the contract declares. What the database could not carry out may befall any call, and
 * most contracts declare no 503: there it is thrown on, and answered as an overload is.
 */
async function declaring(
  { check }: DispatcherOptions,
  operation: ContractOperation,
  work: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  try {
    return await work();
  } catch (thrown) {
    const error = (operation.errorForms.has(503) && databaseFault(thrown)) || thrown;
    if (!(error instanceof PlatformFault) || error.errorCode === 'CONTRACT_VIOLATION') throw error;
    return check(operation, declaredFaultAnswer(operation, error)).http;
  }
}

function contextOf(
  { clock, shopUrl, isSoldOut, apiCalls }: DispatcherOptions & Partial<Pick<Running, 'apiCalls'>>,
  { operationId }: ContractOperation,
  session: Session,
  request: HttpRequest,
): Omit<RequestContext, 'store'> {
  const now = clock();
  return {
    operationId: operationId as OperationId,
    session,
    now,
    apiCallsUsed: apiCalls?.used(now) ?? 0,
    language: languageOf(request),
    origin: originOf(request) + (request.sitePath ?? ''),
    shopUrl: shopUrl?.(),
    isSoldOut: isSoldOut?.(),
    network: callingNetwork(request),
    authorization: request.headers.authorization,
  };
}

/** Guests are answered where the contract lets them in, and in a version at the base of a site only (PF-PATH-02). */
function refuseGuest({ declared }: ContractOperation, base: Running['base']): void {
  const { security = [] } = declared;
  const open = security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
  if (!open || base === 'data') throw invalidSession();
}

function refuseMethod({ method, path }: HttpRequest, allow: readonly string[]): HttpAnswer {
  const headers = { allow: allow.join(', ') };
  if (method === 'OPTIONS') return { status: 204, headers };
  throw new PlatformFault(405, 'METHOD_NOT_ALLOWED', `${path} does not allow ${method}.`, { headers });
}

function notFound({ path }: HttpRequest): PlatformFault {
  return new PlatformFault(404, 'NOT_FOUND', `The requested resource ${path} does not exist.`);
}
