import { createHash, sign } from 'node:crypto';
import { oauthConstants } from '#generated/platform/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { identityAddress } from '../../identity/identity-address.ts';
import { signingKey } from './signing-key.ts';

/** What an id token is about. */
interface Claimed {
  readonly clientId: string;
  readonly userId: string;
  /** The access token that is given with it. */
  readonly accessToken: string;
  readonly nonce: string | undefined;
}

/** Tells an application who has signed in, signed by the key of this platform (PF-DOOR-24). */
export async function idToken(
  { clientId, userId, accessToken, nonce }: Claimed,
  { store, now, origin }: Pick<RequestContext, 'store' | 'now' | 'origin'>,
): Promise<string> {
  const { keyId, privateKey } = await signingKey(store);
  const iat = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: origin,
    sub: identityAddress(origin, userId),
    aud: clientId,
    iat,
    exp: iat + oauthConstants.idTokenSeconds,
    at_hash: halfHash(accessToken),
    ...(nonce !== undefined && { nonce }),
  };
  const content = [{ alg: 'RS256', typ: 'JWT', kid: keyId }, claims].map(encoded).join('.');
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** Half of the hash of a token, by which its holder knows that both belong together. */
function halfHash(token: string): string {
  return createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
