import { randomPKCECodeVerifier, randomState } from 'openid-client';
import { SIGN_IN_PATHS } from '#console/app/data/sign-in-paths.ts';
import { AuthorizationServer } from '#http/sign-in/authorization-server.ts';
import { readSettings } from '../settings.ts';
import { type Connection, orgUrlOf, VARIABLES } from './connection.ts';
import { patience } from './patience.ts';

/**
 * Asks the platform for its sign-in page, as the console will where the connection names an application.
 *
 * @throws Error in one sentence that says what is wrong and what to do
 */
export async function trySignIn(connection: Connection): Promise<void> {
  const { consoleClientId: clientId } = connection;
  if (clientId === undefined) return;
  const platformUrl = orgUrlOf(connection);
  const redirectUri = `http://localhost:${readSettings().consolePort}${SIGN_IN_PATHS.answer}`;
  const attempt = { state: randomState(), verifier: randomPKCECodeVerifier(), redirectUri };
  const server = new AuthorizationServer({ platformUrl, clientId });
  const address = await server.signInAddress(attempt).catch((cause: unknown) => {
    throw new Error(
      `The platform at ${platformUrl} does not say how people sign in there; correct ${VARIABLES.orgUrl}, or leave ${VARIABLES.consoleClientId} out.`,
      { cause },
    );
  });
  const page = await fetch(address, { redirect: 'manual', ...patience() });
  await page.body?.cancel();
  const isRefused = page.status >= 400 || /[?&]error=/.test(page.headers.get('location') ?? '');
  if (isRefused)
    throw new Error(
      `The platform at ${platformUrl} refuses the application ${clientId} (${page.status}); create it there with the callback address ${redirectUri} and without a secret, or correct ${VARIABLES.consoleClientId}.`,
    );
}
