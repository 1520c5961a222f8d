/** What the storefront's server is told by its environment. */
export interface StorefrontSettings {
  platformUrl: string;
  webstoreId: string;
  siteId: string;
  communityId: string;
}

let read: StorefrontSettings | undefined;

/**
 * The settings, read and checked once.
 *
 * @throws Error naming every variable that is missing
 */
export function storefrontSettings(environment: NodeJS.ProcessEnv = process.env): StorefrontSettings {
  read ??= checked(environment);
  return read;
}

function checked(environment: NodeJS.ProcessEnv): StorefrontSettings {
  const missing = ['WEBSTORE_ID', 'SITE_ID', 'COMMUNITY_ID'].filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new Error(`The storefront needs these environment variables: ${missing.join(', ')}.`);
  return {
    platformUrl: (environment.PLATFORM_URL ?? 'http://127.0.0.1:4010').replace(/\/+$/, ''),
    webstoreId: environment.WEBSTORE_ID as string,
    siteId: environment.SITE_ID as string,
    communityId: environment.COMMUNITY_ID as string,
  };
}
