import { getUserInfo } from '#generated/platform/client.gen.ts';
import type { Connection } from '../../connection.ts';
import { type AccessTokens, Caller } from '../calls/caller.ts';
import { VARIABLES } from './tokens.ts';

/**
 * Lets only tokens pass that the platform knows: with others every call would be refused, which says nothing about it.
 *
 * @throws Error that names the token and what to do
 */
export async function requireKnown(connection: Connection, tokens: AccessTokens): Promise<void> {
  const caller = new Caller(connection, tokens);
  for (const person of ['buyer', 'staff'] as const) {
    if (tokens[person] === undefined) continue;
    const { exchanges } = await caller.call(person, getUserInfo, {});
    const status = exchanges.at(-1)?.status;
    if (status !== 401) continue;
    throw new Error(
      `The platform does not know the token of the ${person === 'buyer' ? 'buyer' : 'staff'} (401): it has expired, or is that of another platform; give a new one by ${VARIABLES[person]}.`,
    );
  }
}
