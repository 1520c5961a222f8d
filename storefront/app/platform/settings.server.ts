/** Which shop of which platform a storefront shows. */
export interface StorefrontSettings {
  readonly platformUrl: string;
  readonly webstoreId: string;
  readonly siteId: string;
  readonly communityId: string;
}

/**
 * The settings of the environment.
 *
 * @throws Error naming every variable that is missing
 */
export function readStorefrontSettings(environment: NodeJS.ProcessEnv = process.env): StorefrontSettings {
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
