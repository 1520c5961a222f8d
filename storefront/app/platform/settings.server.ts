import { type FieldMapping, readFieldMapping } from '../settings/field-mapping.ts';

/** Which shop of which platform a storefront shows. */
export interface StorefrontSettings {
  readonly platformUrl: string;
  readonly webstoreId: string;
  readonly siteId: string;
  readonly communityId: string;
  /** Whether the shop asks for name and password itself, and not the platform on a page of its own. */
  readonly hasSignInForm: boolean;
  /** The fields of products that carry what not every store has. */
  readonly fields: FieldMapping;
}

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
    hasSignInForm: environment.SHOP_SIGN_IN === 'form',
    fields: readFieldMapping(environment.SHOP_FIELDS),
  };
}
