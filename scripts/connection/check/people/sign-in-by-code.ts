import { createServer } from 'node:http';
import { randomPKCECodeVerifier, randomState } from 'openid-client';
import { AuthorizationServer } from '#http/sign-in/authorization-server.ts';
import type { Application, Connection } from '../../connection.ts';
import { signInPlace } from '../../try-sign-in.ts';

/** A person has so many milliseconds to sign in. */
const PATIENCE_MS = 300_000;

/** Somebody who has signed in for the check. */
export interface SignedInPerson {
  readonly accessToken: string;
  /** Revokes the tokens. */
  end(): Promise<void>;
}

/**
 * Lets a person sign in at the platform by code with a proof key, and waits for the answer at the callback address of
 * the app, which must not run meanwhile.
 *
 * @param show is given the address of the sign-in page
 * @throws Error where nobody signs in, or the platform says no
 */
export async function signInByCode(
  connection: Connection,
  application: Application,
  show: (address: string) => void,
): Promise<SignedInPerson> {
  const { platformUrl, redirectUri } = signInPlace(connection, application);
  const server = new AuthorizationServer({ platformUrl, clientId: connection[application] });
  const attempt = { state: randomState(), verifier: randomPKCECodeVerifier(), redirectUri };
  const address = await server.signInAddress(attempt);
  const query = await answerAt(redirectUri, () => show(address.href));
  const tokens = await server.exchange(query, attempt).catch((cause: unknown) => {
    throw new Error(`The platform at ${platformUrl} did not sign anybody in; try again.`, { cause });
  });
  return { accessToken: tokens.accessToken, end: () => server.revoke(tokens) };
}

/** The query with which a browser comes to an address of this machine. */
async function answerAt(redirectUri: string, onReady: () => void): Promise<string> {
  const { port, pathname } = new URL(redirectUri);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listener = createServer(({ url = '/' }, response) => {
    const asked = new URL(url, redirectUri);
    const isAnswer = asked.pathname === pathname;
    response.writeHead(isAnswer ? 200 : 404, {
      'content-type': 'text/plain; charset=utf-8',
      connection: 'close',
    });
    response.end(isAnswer ? 'Signed in; the check goes on in the terminal.' : 'Not here.');
    if (isAnswer) resolve(asked.search.slice(1));
  });
  listener.once('error', () =>
    reject(new Error(`Port ${port} is taken; stop the app that runs there while the check signs in.`)),
  );
  const timer = setTimeout(() => reject(new Error('Nobody has signed in within five minutes.')), PATIENCE_MS);
  try {
    listener.listen(Number(port), 'localhost', onReady);
    return await promise;
  } finally {
    clearTimeout(timer);
    listener.close();
  }
}
