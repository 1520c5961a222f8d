import type { Connection } from '../../connection.ts';
import type { AccessTokens } from '../calls/caller.ts';
import { signInByCode } from './sign-in-by-code.ts';

/** Tokens for the length of a check, and how the sign-ins end that were made for it. */
export interface SignedInPeople {
  readonly tokens: AccessTokens;
  end(): Promise<void>;
}

const APPLICATIONS = { buyer: 'shopClientId', staff: 'consoleClientId' } as const;
/** Variables of the environment that hold tokens. */
export const VARIABLES = { buyer: 'CHECK_BUYER_TOKEN', staff: 'CHECK_STAFF_TOKEN' } as const;

/**
 * The access tokens of the environment; where one is missing and somebody is at the terminal, that of a person who signs
 * in at the platform.
 */
export async function signInPeople(
  connection: Connection,
  environment: NodeJS.ProcessEnv,
  canAsk: boolean,
): Promise<SignedInPeople> {
  const tokens: Partial<Record<keyof typeof APPLICATIONS, string>> = {};
  const ends: (() => Promise<void>)[] = [];
  for (const person of ['buyer', 'staff'] as const) {
    const given = environment[VARIABLES[person]];
    const application = APPLICATIONS[person];
    if (given) tokens[person] = given;
    else if (canAsk) {
      const signedIn = await signInByCode(connection, application, (address) =>
        console.log(`Sign in as ${person === 'buyer' ? 'a buyer' : 'a member of staff'}: ${address}`),
      );
      tokens[person] = signedIn.accessToken;
      ends.push(signedIn.end);
    }
  }
  return {
    tokens,
    end: async () => {
      for (const end of ends) await end();
    },
  };
}
