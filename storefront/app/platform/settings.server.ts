import { isLocalHost } from '#http/server/loopback.ts';
import { readSitePath } from '#http/server/site-path.ts';
import { type FieldMapping, readFieldMapping } from '../settings/field-mapping.ts';

/** Which shop of which platform a storefront shows. */
export interface StorefrontSettings {
  readonly platformUrl: string;
  readonly webstoreId: string;
  readonly siteId: string;
  readonly communityId: string;
  /** Path of its host below which the shop lies, such as `/apotheke`; empty where it has the host for itself. */
  readonly sitePath: string;
  /** Whether the shop asks for name and password itself, and not the platform on a page of its own. */
  readonly hasSignInForm: boolean;
  /** The fields of products that carry what not every store has. */
  readonly fields: FieldMapping;
  /** After so many seconds guests see a change, as the server reads for all of them; 0: it reads for each request. */
  readonly sharedReadsSeconds: number;
  /** Where the pages count those visitors who allow it; nobody is asked without. */
  readonly statisticsUrl?: string | undefined;
}

/** The usual time in which guests see a change. */
export const SHARED_READS_SECONDS = 5;

type Environment = Readonly<Record<string, string | undefined>>;

// Routes import this file, and they are checked without the types of Node.
declare const process: { readonly env: Environment };

/**
 * The settings of the environment.
 *
 * @throws Error naming every variable that is missing, or saying what is wrong with one
 */
export function readStorefrontSettings(environment: Environment = process.env): StorefrontSettings {
  const missing = ['WEBSTORE_ID', 'SITE_ID', 'COMMUNITY_ID'].filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new Error(`The storefront needs these environment variables: ${missing.join(', ')}.`);
  return {
    platformUrl: (environment.PLATFORM_URL ?? 'http://127.0.0.1:4010').replace(/\/+$/, ''),
    webstoreId: environment.WEBSTORE_ID as string,
    siteId: environment.SITE_ID as string,
    communityId: environment.COMMUNITY_ID as string,
    sitePath: readSitePath('SHOP_PATH', environment.SHOP_PATH),
    hasSignInForm: environment.SHOP_SIGN_IN === 'form',
    fields: readFieldMapping(environment.SHOP_FIELDS),
    sharedReadsSeconds: readSeconds(environment.SHARED_READS_SECONDS),
    statisticsUrl: readStatisticsUrl(environment.STATISTICS_URL),
  };
}

function readStatisticsUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocalHost(url.hostname));
  if (url && isAllowed && !url.username && !url.hash) return url.href;
  throw new Error(
    `STATISTICS_URL is "${text}", but it is an address that begins with https:// (http:// on this machine alone), such as https://statistics.example/events.`,
  );
}

function readSeconds(text: string | undefined): number {
  const seconds = text ? Number(text) : SHARED_READS_SECONDS;
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= 60) return seconds;
  throw new Error(`SHARED_READS_SECONDS is "${text}", but it is a whole number of seconds from 0 to 60.`);
}
