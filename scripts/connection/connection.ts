import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldMappingText, readFieldMapping } from '#storefront/app/settings/field-mapping.ts';
import { REPOSITORY } from '../generate/contracts.ts';

/** Where `npm run connect` writes to, and `npm start` and `npm run dev` read from. */
export const CONNECTION_FILE = join(REPOSITORY, 'connection.json');

/** A store of a platform that is not the mock of this machine. */
export interface Connection {
  /** Address of the platform with the path of the site, without a slash at its end. */
  readonly platformUrl: string;
  readonly webstoreId: string;
  readonly siteId: string;
  readonly communityId: string;
  /** Address of the organisation, where staff works; that of the site unless given. */
  readonly orgUrl?: string | undefined;
  /** Id of the application as which the shop signs buyers in at the platform. */
  readonly shopClientId: string;
  /** The same for the console, where staff signs in. */
  readonly consoleClientId: string;
  /** Where buyers type name and password: on a page of the platform, as is meant where it is absent, or in the shop. */
  readonly shopSignIn?: ShopSignIn | undefined;
  /** The fields of products that carry what not every store has, as readFieldMapping reads them; in the file as an object. */
  readonly fields?: string | undefined;
}

const SHOP_SIGN_INS = ['page', 'form'] as const;
export type ShopSignIn = (typeof SHOP_SIGN_INS)[number];

export type Member = keyof Connection;

/** The variable of the environment that goes before each member of the file. */
export const VARIABLES: Readonly<Record<Member, string>> = {
  platformUrl: 'PLATFORM_URL',
  webstoreId: 'WEBSTORE_ID',
  siteId: 'SITE_ID',
  communityId: 'COMMUNITY_ID',
  orgUrl: 'ORG_URL',
  shopClientId: 'SHOP_CLIENT_ID',
  consoleClientId: 'CONSOLE_CLIENT_ID',
  shopSignIn: 'SHOP_SIGN_IN',
  fields: 'SHOP_FIELDS',
};

export const MEMBERS = Object.keys(VARIABLES) as Member[];

/** The applications that the apps are at the platform. */
export const APPLICATIONS = ['shopClientId', 'consoleClientId'] as const;
export type Application = (typeof APPLICATIONS)[number];

/** A connection may lack these. */
export const OPTIONAL: readonly Member[] = ['orgUrl', 'shopSignIn', 'fields'];

/** Whether a member names an application. */
export const isApplication = (member: Member): member is Application =>
  (APPLICATIONS as readonly Member[]).includes(member);

/** The first three characters of each id, by which the platform tells what it names. */
const PREFIXES = { webstoreId: '0ZE', siteId: '0DM', communityId: '0DB' } as const;

/**
 * The store that the environment or the file names, the environment first; undefined where neither has an address, which
 * means the mock.
 *
 * @throws Error in one sentence that says which member is missing or wrong and what to do
 */
export function readConnection(
  environment: NodeJS.ProcessEnv,
  file: string = CONNECTION_FILE,
): Connection | undefined {
  const kept = existsSync(file) ? readFile(file) : {};
  const members = MEMBERS.map((member) => [member, environment[VARIABLES[member]] || kept[member]]);
  const { platformUrl, orgUrl, shopClientId, consoleClientId, shopSignIn, fields, ...ids } =
    Object.fromEntries(members) as Record<Member, unknown>;
  if (platformUrl === undefined) return undefined;
  for (const [member, value] of Object.entries(ids)) requireId(member as keyof typeof PREFIXES, value);
  const applications = { shopClientId, consoleClientId };
  for (const [member, value] of Object.entries(applications)) requireClientId(member as Application, value);
  if (shopSignIn !== undefined) requireShopSignIn(shopSignIn);
  return {
    platformUrl: platformAddress(platformUrl),
    ...ids,
    ...(orgUrl !== undefined && { orgUrl: platformAddress(orgUrl, 'orgUrl') }),
    ...applications,
    ...(shopSignIn !== undefined && { shopSignIn }),
    ...(fields !== undefined && { fields: fieldMappingText(readFieldMapping(fields)) }),
  } as Connection;
}

/** Writes the file anew. */
export function writeConnection(connection: Connection, file: string = CONNECTION_FILE): void {
  const { fields, ...members } = connection;
  const written = { ...members, ...(fields !== undefined && { fields: readFieldMapping(fields) }) };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
}

/**
 * An address as it is kept: without query, fragment and slash at its end.
 *
 * @throws Error where it is none that starts with http or https
 */
export function platformAddress(text: unknown, member: 'platformUrl' | 'orgUrl' = 'platformUrl'): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new Error(
      `${VARIABLES[member]} is "${text}", but it is an address such as https://shop.example/apotheke, without a password.`,
    );
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** @throws Error where the value is no id of its kind */
export function requireId(member: keyof typeof PREFIXES, value: unknown): void {
  const isId = typeof value === 'string' && /^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/.test(value);
  if (isId && value.startsWith(PREFIXES[member])) return;
  const is = value === undefined ? 'is missing' : `is "${value}"`;
  throw new Error(
    `${VARIABLES[member]} ${is}; it is an id of 15 or 18 characters that begins with ${PREFIXES[member]}. npm run connect asks for it and tries it.`,
  );
}

/** @throws Error where the value is no id of an application */
export function requireClientId(member: Application, value: unknown): void {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return;
  const is = value === undefined ? 'is missing' : `is "${value}"`;
  throw new Error(
    `${VARIABLES[member]} ${is}; it is the client id of an application of the platform. npm run connect asks for it and tries it.`,
  );
}

/** @throws Error where the value is no way of signing in */
export function requireShopSignIn(value: unknown): void {
  if ((SHOP_SIGN_INS as readonly unknown[]).includes(value)) return;
  throw new Error(
    `${VARIABLES.shopSignIn} is "${value}"; it is "page" for a page of the platform, or "form" for the shop's own.`,
  );
}

function readFile(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Told below, together with what is JSON but no object.
  }
  throw new Error(`${file} is no JSON object; npm run connect writes it anew.`);
}

/** Where staff works and signs in. */
export const orgUrlOf = ({ orgUrl, platformUrl }: Pick<Connection, 'orgUrl' | 'platformUrl'>): string =>
  orgUrl ?? platformUrl;
