import type { Store } from '#mock/store/store.ts';
import type { Session } from '../../model/sessions/session.ts';
import type { Constants, OperationId, Operations } from './operations.ts';
import type { Subanswer, Subrequest } from './subrequest.ts';

type Parameters<Id extends OperationId> = Operations[Id] extends { parameters: infer P } ? P : never;
type Part<P, Key extends string> = P extends { [K in Key]?: infer V } ? NonNullable<V> : never;
type OrEmpty<T> = [T] extends [never] ? Record<string, never> : T;

type Limits<Id extends OperationId> = `${Id}Limits` extends keyof Constants
  ? Constants[`${Id}Limits`]
  : object;
type Defaulted<L> = {
  [Name in keyof L]: L[Name] extends { readonly default: unknown } ? Name : never;
}[keyof L];
/** Parameters with a declared default are always there. */
type Filled<Id extends OperationId, Values> = Omit<Values, Extract<keyof Values, Defaulted<Limits<Id>>>> &
  Required<Pick<Values, Extract<keyof Values, Defaulted<Limits<Id>>>>>;

type RequestBody<Id extends OperationId> = Operations[Id] extends { requestBody: infer B }
  ? Content<B>
  : Operations[Id] extends { requestBody?: infer B }
    ? Content<NonNullable<B>> | undefined
    : undefined;

type Content<T> = T extends { content: infer C }
  ? [C] extends [undefined]
    ? undefined
    : { [Type in keyof C]: Type extends `${string}json` ? C[Type] : MediaBody<Type, C[Type]> }[keyof C]
  : undefined;

/** Media that is not JSON travels as a form, as text or as raw bytes. */
type MediaBody<Type, Declared> = Type extends 'multipart/form-data'
  ? FormData
  : Type extends 'application/x-www-form-urlencoded'
    ? URLSearchParams
    : Type extends 'text/xml'
      ? string
      : Declared | string | Uint8Array;

/**
 * What a handler is given: the request as the contract declares it, already validated, with query, path and header
 * values in their declared types (numbers, booleans, lists) and with the declared defaults filled in.
 */
export interface HandlerInput<Id extends OperationId> {
  readonly path: OrEmpty<Part<Parameters<Id>, 'path'>>;
  readonly query: Filled<Id, OrEmpty<Part<Parameters<Id>, 'query'>>>;
  readonly headers: Filled<Id, OrEmpty<Part<Parameters<Id>, 'header'>>>;
  readonly body: RequestBody<Id>;
}

type Responses<Id extends OperationId> = Operations[Id]['responses'];

interface ResultHeaders {
  /** Header names in lower case. A body that is not JSON needs its `content-type` here. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

type Result<Status, Body> = ResultHeaders &
  ([Body] extends [undefined] ? { status: Status; body?: undefined } : { status: Status; body: Body });

/**
 * What a handler answers: one of the declared statuses with its declared body. Whatever is answered is committed; to
 * undo the transaction and answer an error, throw a PlatformFault.
 */
export type HandlerResult<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Result<Status, Content<Responses<Id>[Status]>>;
}[keyof Responses<Id>];

/** What surrounds one request. */
export interface RequestContext {
  readonly operationId: OperationId;
  /** Bound to the request's transaction in writes, to a plain connection in reads. */
  readonly store: Store;
  readonly session: Session;
  /** The moment of the request by the platform's clock. */
  readonly now: Date;
  /** Calls of programs in the last 24 hours, this one among them. */
  readonly apiCallsUsed: number;
  /** Language of labels, from the request's `language` parameter or Accept-Language; German unless told. */
  readonly language: Language;
  /**
   * Answers a call inside this one by the rules of a call of its own, for the same caller and on the store that is given;
   * absent inside such a call.
   */
  readonly subrequest?: (asked: Subrequest, store: Store) => Promise<Subanswer>;
  /**
   * Origin by which the caller reached the platform, with the path of its site, for absolute addresses, e.g.
   * `http://127.0.0.1:4010/apotheke`.
   */
  readonly origin: string;
  /** Address of the shop with its path, for links in mails; absent where nobody has told it. */
  readonly shopUrl?: string | undefined;
  /** Whether every product counts as sold out, whatever its stock, as the sandbox can have it. */
  readonly isSoldOut?: boolean | undefined;
  /** The network that the caller is in; see callingNetwork. */
  readonly network: string;
  /** The Authorization header, for calls in which an application proves itself by it. */
  readonly authorization?: string | undefined;
}

export type Language = 'de' | 'en';

/** The business rule behind one operation. */
export type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: RequestContext,
) => Promise<HandlerResult<Id>> | HandlerResult<Id>;

/** One handler per operation: a registry that `satisfies Handlers` has forgotten none. */
export type Handlers<Ids extends OperationId = OperationId> = { readonly [Id in Ids]: Handler<Id> };
