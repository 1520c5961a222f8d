import type { operations as CmsOperations } from '#generated/cms/types.gen.ts';
import type { operations as CommerceOperations } from '#generated/commerce/types.gen.ts';
import type { operations as PlatformOperations } from '#generated/platform/types.gen.ts';
import type { operations as RecordDataOperations } from '#generated/record-data/types.gen.ts';
import type { operations as SandboxOperations } from '#generated/sandbox/types.gen.ts';

export interface Operations
  extends CommerceOperations,
    CmsOperations,
    RecordDataOperations,
    PlatformOperations,
    SandboxOperations {}
export type OperationId = keyof Operations & string;

/** What every generated operation function carries; see client.gen.ts. */
export interface Operation<Id extends OperationId = OperationId> {
  (api: never, init: never): Promise<{ data?: unknown; error?: unknown; response: Response }>;
  readonly operationId: Id;
  readonly api: 'commerce' | 'cms' | 'record-data' | 'platform' | 'sandbox';
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  /** What stands before the path where the call is usual, e.g. `/services/data/v64.0`. */
  readonly base: string;
  /** Path behind the base, with `{placeholders}`. */
  readonly path: string;
  /** Names of the query parameters that the operation declares. */
  readonly query: readonly string[];
  /** Those of them that are sent once for each value of a list; other lists are one parameter with commas. */
  readonly repeated?: readonly string[];
  /** The version of the platform in which the call appeared; absent where it is in every version that counts. */
  readonly since?: string;
  readonly cache?: { readonly lifetimeMs: number } | undefined;
  readonly errors: readonly number[];
}

/** Parameters that the context fills in where an operation declares them. */
export type FilledIn = 'webstoreId' | 'effectiveAccountId' | 'currencyIsoCode';

type Parameters<Id extends OperationId> = Operations[Id] extends { parameters: infer P } ? P : never;
type Relaxed<T> = [T] extends [never] ? never : Omit<T, FilledIn> & Partial<Pick<T, FilledIn & keyof T>>;
type Section<P, Name extends string> = P extends { [K in Name]?: infer T } ? Exclude<T, undefined> : never;

type Member<Key extends string, T> = [T] extends [never]
  ? { [K in Key]?: undefined }
  : Partial<T> extends T
    ? { [K in Key]?: T }
    : { [K in Key]: T };

type Body<Id extends OperationId> = Operations[Id] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : never;
type BodyMember<Id extends OperationId> = [Body<Id>] extends [never]
  ? { body?: undefined }
  : Operations[Id] extends { requestBody: unknown }
    ? { body: Body<Id> }
    : { body?: Body<Id> };

/** What a caller hands to an operation, typed from the contract less what the context fills in. */
export type Input<Id extends OperationId> = Member<'path', Relaxed<Section<Parameters<Id>, 'path'>>> &
  Member<'query', Relaxed<Section<Parameters<Id>, 'query'>>> &
  Member<'headers', Relaxed<Section<Parameters<Id>, 'header'>>> &
  BodyMember<Id>;

type Success = 200 | 201 | 202 | 203 | 206;
type Content<R> = R extends { content: infer C } ? C[keyof C] : never;

/** The body of a success, `undefined` where only a success without a body is declared. */
export type Data<Id extends OperationId> = Operations[Id] extends { responses: infer R }
  ?
      | { [S in keyof R & Success]: Content<R[S]> }[keyof R & Success]
      | (R extends { 204: unknown } ? undefined : never)
  : never;
