import { createHash } from 'node:crypto';
import type { Row } from '#mock/store/row.ts';
import type { Door } from '../../testing/door.ts';
import { CALLBACK } from './applications.ts';

export type Fields = Record<string, string>;

/** A person in a browser, and the application that asks. */
export interface Asked {
  readonly door: Door;
  readonly application: Row<'ConnectedApplication'>;
  readonly username: string;
}

export const VERIFIER = 'a-verifier-that-is-long-enough-for-the-rule-of-43';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/** The address to which an application sends a person; an empty parameter is left out. */
export function authorizationAddress({ application }: Pick<Asked, 'application'>, more: Fields = {}): string {
  const asked = {
    response_type: 'code',
    client_id: application.ConsumerKey__c,
    redirect_uri: CALLBACK,
    state: 'of the program',
    code_challenge: CHALLENGE,
    ...more,
  };
  const known = Object.entries(asked).filter(([, value]) => value !== '');
  return `/services/oauth2/authorize?${new URLSearchParams(known)}`;
}

/** Signs in as a browser without scripts does; answers the cookie. */
export async function signIn({ door, username }: Asked, address: string): Promise<Fields> {
  const answer = await door.post(address, { username, password: 'demo' });
  if (answer.status !== 302) throw new Error(`Signing in was answered ${answer.status}`);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Signs in and decides; answers what the browser is then sent to. */
export async function decide(asked: Asked, address: string, decision = 'allow') {
  const cookie = await signIn(asked, address);
  const { text } = await asked.door.get(address, cookie);
  const csrf_token = /name="csrf_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  return asked.door.post(address, { decision, csrf_token }, cookie);
}

/** The code that an application is given once the person has allowed. */
export async function codeFor(asked: Asked, more: Fields = {}): Promise<string> {
  const { headers } = await decide(asked, authorizationAddress(asked, more));
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
}

/** Exchanges a code for tokens. */
export function exchangeCode({ door, application }: Asked, code: string | undefined, more: Fields = {}) {
  return door.token(application, {
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    ...more,
  });
}
