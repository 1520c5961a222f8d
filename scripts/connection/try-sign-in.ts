import { randomPKCECodeVerifier, randomState } from 'openid-client';
import { SIGN_IN_PATHS as CONSOLE_PATHS } from '#console/app/data/sign-in-paths.ts';
import {
  type Attempt,
  AuthorizationServer,
  RefusedCredentialsError,
} from '#http/sign-in/authorization-server.ts';
import { SIGN_IN_PATHS as SHOP_PATHS } from '#storefront/app/platform/sign-in-paths.ts';
import { readSettings } from '../settings.ts';
import { APPLICATIONS, type Application, type Connection, orgUrlOf, VARIABLES } from './connection.ts';
import { patience } from './patience.ts';

/**
 * Asks the platform for its sign-in pages, as both apps will, and whether the shop may ask for name and password itself
 * where it is to.
 *
 * @throws Error in one sentence that says what is wrong and what to do
 */
export async function trySignIn(connection: Connection): Promise<void> {
  for (const application of APPLICATIONS) await tryApplication(connection, application);
}

async function tryApplication(connection: Connection, application: Application): Promise<void> {
  const clientId = connection[application];
  const { platformUrl, variable, redirectUri } = signInPlace(connection, application);
  const attempt = { state: randomState(), verifier: randomPKCECodeVerifier(), redirectUri };
  const server = new AuthorizationServer({ platformUrl, clientId });
  const address = await server.signInAddress(attempt).catch((cause: unknown) => {
    throw new Error(
      `The platform at ${platformUrl} does not say how people sign in there; correct ${variable}.`,
      { cause },
    );
  });
  const page = await fetch(address, { redirect: 'manual', ...patience() });
  await page.body?.cancel();
  const isRefused = page.status >= 400 || /[?&]error=/.test(page.headers.get('location') ?? '');
  if (isRefused)
    throw new Error(
      `The platform at ${platformUrl} refuses the application ${clientId} (${page.status}); create it there with the callback address ${redirectUri} and without a secret, or correct ${VARIABLES[application]}.`,
    );
  if (application === 'shopClientId' && connection.shopSignIn === 'form') await tryForm(server, attempt);
}

/** Nobody is called so, which the platform says only to an application that may ask for a name. */
async function tryForm(server: AuthorizationServer, attempt: Attempt): Promise<void> {
  const login = { username: `nobody-${attempt.state}@offizin.example`, password: attempt.state };
  const problem = await server.enter(login, attempt, '').then(
    () => undefined,
    (error: unknown) => (error instanceof RefusedCredentialsError ? error.problem : undefined),
  );
  if (problem === 'wrong') return;
  throw new Error(
    `The platform does not let the shop ask for name and password; allow its application code and credentials flows, or set ${VARIABLES.shopSignIn} to page.`,
  );
}

/** Where people sign in for an application and come back to, and the variable that says so. */
export function signInPlace(connection: Connection, application: Application) {
  const { storefrontPort, consolePort } = readSettings();
  return application === 'shopClientId'
    ? {
        platformUrl: connection.platformUrl,
        variable: VARIABLES.platformUrl,
        redirectUri: `http://localhost:${storefrontPort}${SHOP_PATHS.answer}`,
      }
    : {
        platformUrl: orgUrlOf(connection),
        variable: VARIABLES.orgUrl,
        redirectUri: `http://localhost:${consolePort}${CONSOLE_PATHS.answer}`,
      };
}
