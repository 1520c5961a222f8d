import { createInterface, type Interface } from 'node:readline/promises';
import { fieldMappingText, readFieldMapping } from '#storefront/app/settings/field-mapping.ts';
import {
  type Connection,
  isApplication,
  MEMBERS,
  type Member,
  OPTIONAL,
  platformAddress,
  readConnection,
  requireClientId,
  requireId,
  requireShopSignIn,
  VARIABLES,
} from './connection.ts';
import { tryAddress } from './try-connection.ts';

const QUESTIONS: Readonly<Record<Member, string>> = {
  platformUrl: 'Address of the site, with its path (https://shop.example/apotheke)',
  webstoreId: 'Id of the store (begins with 0ZE)',
  siteId: 'Id of its site (begins with 0DM)',
  communityId: 'Id of its network (begins with 0DB)',
  orgUrl: 'Address of the organisation, where staff works (none for that of the site)',
  shopClientId: 'Client id of the application as which the shop signs buyers in',
  consoleClientId: 'Client id of the application as which the console signs people in',
  shopSignIn: 'Where buyers type name and password: on a page of the platform (page) or in the shop (form)',
  fields:
    'Fields of products that carry what a pharmacy tells of them: "package" for those of our package, "none", or pairs such as pzn=ProductCode',
};

/**
 * The members that are given, and the others as somebody at the terminal answers them, each tried at once. An empty answer
 * takes what stood in the file so far.
 *
 * @throws Error that names the flag of what is missing where nobody can be asked, or says what is wrong with a flag
 */
export async function askForConnection(given: Partial<Record<string, unknown>>): Promise<Connection> {
  const isAsked = process.stdin.isTTY;
  const missing = MEMBERS.filter((member) => given[member] === undefined && !OPTIONAL.includes(member));
  if (missing.length > 0 && !isAsked)
    throw new Error(`Nobody can be asked here; give ${missing.map((member) => `--${member}`).join(', ')}.`);
  const kept = formerly();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answers: Partial<Record<Member, string>> = {};
    for (const member of MEMBERS) {
      const flag = given[member];
      const answer =
        flag === undefined && isAsked
          ? await askUntilRight(terminal, member, kept?.[member])
          : await tried(member, flag);
      if (answer !== undefined) answers[member] = answer;
    }
    return answers as unknown as Connection;
  } finally {
    terminal.close();
  }
}

async function askUntilRight(
  terminal: Interface,
  member: Member,
  former: string | undefined,
): Promise<string | undefined> {
  for (;;) {
    const answer = await terminal.question(`${QUESTIONS[member]}${former ? ` [${former}]` : ''}: `);
    try {
      return await tried(member, answer.trim() || former);
    } catch (cause) {
      console.log(cause instanceof Error ? cause.message : cause);
    }
  }
}

async function tried(member: Member, value: unknown): Promise<string | undefined> {
  if (OPTIONAL.includes(member) && !value) return undefined;
  if (isApplication(member)) {
    requireClientId(member, value);
    return value as string;
  }
  if (member === 'shopSignIn') {
    requireShopSignIn(value);
    return value as string;
  }
  if (member === 'fields') return fieldMappingText(readFieldMapping(value));
  if (member !== 'platformUrl' && member !== 'orgUrl') {
    requireId(member, value);
    return value as string;
  }
  const address = platformAddress(value, member);
  await tryAddress(address);
  return address;
}

/** A file that cannot be read is written anew. */
function formerly(): Connection | undefined {
  const silent = Object.fromEntries(Object.values(VARIABLES).map((variable) => [variable, undefined]));
  try {
    return readConnection(silent);
  } catch {
    return undefined;
  }
}
