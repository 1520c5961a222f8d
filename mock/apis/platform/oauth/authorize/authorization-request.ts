import type { HandlerInput } from '#mock/apis/dispatch/handler.ts';
import { type Scope, scopesIn, unknownScopesIn } from '#mock/model/sessions/scopes.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { findApplication } from '../application.ts';
import { redirection } from './redirection.ts';
import { isAddressOf } from './registered-address.ts';

export type Query = HandlerInput<'startAuthorization'>['query'];

/** What an application asks a person for. */
export interface AuthorizationRequest {
  readonly application: Row<'ConnectedApplication'>;
  readonly redirectUri: string;
  readonly scopes: readonly Scope[];
  readonly state: string | undefined;
  readonly challenge: string | undefined;
  readonly nonce: string | undefined;
}

/** A request that may be granted, one whose sender is told why not, or one whose sender is not to be trusted. */
export type Judged =
  | { readonly kind: 'valid'; readonly request: AuthorizationRequest }
  | { readonly kind: 'refused'; readonly location: string }
  | { readonly kind: 'untrusted'; readonly problem: 'unknownApplication' | 'foreignAddress' };

/**
 * Judges a request to authorize. An unknown application or an address of return that is not its own is never redirected
 * to (PF-DOOR-16); every other fault is told there.
 */
export async function judge(store: Store, query: Query, responseType = 'code'): Promise<Judged> {
  const application = await findApplication(store, query.client_id ?? '');
  if (!application) return { kind: 'untrusted', problem: 'unknownApplication' };
  const redirectUri = query.redirect_uri ?? '';
  if (!isAddressOf(application, redirectUri)) return { kind: 'untrusted', problem: 'foreignAddress' };
  const { state, nonce, code_challenge: challenge } = query;
  const own = scopesIn(application.Scopes__c);
  const scopes = query.scope === undefined ? own : scopesIn(query.scope);
  const fault = faultOf(application, query, responseType) ?? scopeFault(own, scopes, query.scope);
  if (fault) return { kind: 'refused', location: redirection(redirectUri, { ...fault, state }) };
  return { kind: 'valid', request: { application, redirectUri, scopes, state, challenge, nonce } };
}

/** Characters that are kept of a nonce. */
const MOST_NONCE = 255;

interface Fault {
  readonly error: string;
  readonly error_description: string;
}

/** Without a challenge the state alone tells the application that the answer is to its own request. */
function faultOf(
  { IsPublic__c }: Row<'ConnectedApplication'>,
  query: Query,
  responseType: string,
): Fault | undefined {
  const { response_type: type, code_challenge: challenge, code_challenge_method: method = 'S256' } = query;
  if (type === undefined) return invalid('missing required parameter: response_type');
  if (type !== responseType)
    return { error: 'unsupported_response_type', error_description: 'response type not supported' };
  if (challenge === undefined && IsPublic__c) return invalid('missing required code challenge');
  if (challenge === undefined && query.state === undefined)
    return invalid('missing required parameter: state');
  if (method !== 'S256') return invalid('the code challenge method must be S256');
  if ((query.nonce ?? '').length > MOST_NONCE) return invalid('the nonce is too long');
  if (challenge !== undefined && !/^[\w-]{43}$/.test(challenge)) return invalid('invalid code challenge');
  return undefined;
}

function scopeFault(own: readonly Scope[], asked: readonly Scope[], text = ''): Fault | undefined {
  const isFine = asked.every((scope) => own.includes(scope)) && unknownScopesIn(text).length === 0;
  if (isFine && asked.length > 0) return undefined;
  return { error: 'invalid_scope', error_description: 'the requested scope is not allowed' };
}

function invalid(error_description: string): Fault {
  return { error: 'invalid_request', error_description };
}
