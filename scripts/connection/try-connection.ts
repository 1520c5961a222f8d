import { createQueryClient } from '#client/cache/query-client.ts';
import { AbortedError, ContractError, NetworkError, PlatformError } from '#client/errors/index.ts';
import { createPlatform, type Platform } from '#client/platform.ts';
import { getContents } from '#generated/cms/client.gen.ts';
import { getApplicationContext } from '#generated/commerce/client.gen.ts';
import { getVersions } from '#generated/platform/client.gen.ts';
import { type Connection, VARIABLES } from './connection.ts';
import { PATIENCE_SECONDS, patience } from './patience.ts';
import { tryFields } from './try-fields.ts';
import { trySignIn } from './try-sign-in.ts';

/** The oldest version of the platform that the journeys are walked against. */
const OLDEST_VERSION = 60;

/**
 * Asks the platform what both apps ask first: which versions it speaks, what its store can do, what its
 * site shows, whether its products have the mapped fields, and whether people may sign in.
 *
 * @returns the newest version that it speaks, e.g. `66.0`
 * @throws Error in one sentence that says what is wrong and what to do
 */
export async function tryConnection(connection: Connection): Promise<string> {
  const { platformUrl, webstoreId, siteId } = connection;
  const version = await tryAddress(platformUrl);
  const platform = createPlatform({
    origin: platformUrl,
    versions: {},
    queryClient: createQueryClient({ isServer: true }),
    isServer: true,
    isSite: true,
    context: () => ({ webstoreId }),
  });
  await asked(platform.send(getApplicationContext, {}, patience()), platformUrl, {
    what: `store ${webstoreId}`,
    variable: VARIABLES.webstoreId,
  });
  await asked(
    platform.send(getContents, { path: { siteId }, query: { pageSize: 1 } }, patience()),
    platformUrl,
    {
      what: `site ${siteId}`,
      variable: VARIABLES.siteId,
    },
  );
  await tryFields(platform, connection.fields);
  if (connection.orgUrl !== undefined) await tryAddress(connection.orgUrl);
  await trySignIn(connection);
  return version;
}

/**
 * Whether a platform answers at an address.
 *
 * @returns the newest version that it speaks
 * @throws Error as tryConnection
 */
export async function tryAddress(platformUrl: string): Promise<string> {
  const platform: Platform = createPlatform({
    origin: platformUrl,
    queryClient: createQueryClient({ isServer: true }),
    isServer: true,
    context: () => ({ webstoreId: '' }),
  });
  const { data } = await asked(platform.send(getVersions, {}, patience()), platformUrl);
  const newest = data.map(({ version }) => Number(version)).reduce((most, next) => Math.max(most, next), 0);
  if (newest >= OLDEST_VERSION) return newest.toFixed(1);
  throw new Error(
    `The platform at ${platformUrl} speaks no version above ${newest.toFixed(1)}, but the apps need ${OLDEST_VERSION}.0 or newer; upgrade it, or name another.`,
  );
}

/** What is asked for by an id, and the setting that names it. */
interface Named {
  readonly what: string;
  readonly variable: string;
}

async function asked<T>(call: Promise<T>, platformUrl: string, named?: Named): Promise<T> {
  return call.catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
    throw new Error(`The platform at ${platformUrl} ${whatIsWrong(error, named)}.`, { cause: error });
  });
}

function whatIsWrong(error: PlatformError, named: Named | undefined): string {
  const { status = 0, code } = error;
  if (error instanceof NetworkError)
    return `does not answer (${reasonOf(error)}); start it, or correct ${VARIABLES.platformUrl}`;
  if (error instanceof AbortedError)
    return `does not answer within ${PATIENCE_SECONDS} seconds; start it, or correct ${VARIABLES.platformUrl}`;
  if (status === 429 || code === 'REQUEST_LIMIT_EXCEEDED')
    return 'has used up the calls it allows; wait until the limit begins anew, or have it raised';
  if (status >= 500) return `is down or in maintenance (${status}); try again later`;
  if (!named || error instanceof ContractError)
    return `does not answer as the platform does (${error.explanation}); correct the path of the site in ${VARIABLES.platformUrl}`;
  if (status === 401 || status === 403)
    return `does not show its ${named.what} to guests (${status}); let guests browse the store and its contents`;
  return `knows no ${named.what} (${status} ${code}); correct ${named.variable}`;
}

function reasonOf({ cause }: NetworkError): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (!(inner instanceof Error)) return String(inner);
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.message;
}
