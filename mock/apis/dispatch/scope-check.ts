import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import { covers } from '../../model/sessions/scopes.ts';
import type { UserSession } from '../../model/sessions/session.ts';

/** What a call needs whose contract names no scope. */
const USUAL = ['api'];

/**
 * Refuses an application whose token was granted for less than a call needs (PF-DOOR-06): 403 where the contract names
 * the scope, and otherwise the platform's 401 of a session that is not for its APIs.
 */
export function refuseNarrowScope(
  { declared }: Pick<ContractOperation, 'declared'>,
  session: UserSession,
): void {
  const { scopes } = session;
  const alternatives = (declared.security ?? []).flatMap(({ accessToken }) =>
    accessToken ? [accessToken] : [],
  );
  if (!scopes || alternatives.length === 0) return;
  if (alternatives.some((needed) => covers(scopes, needed.length > 0 ? needed : USUAL))) return;
  const [named = []] = alternatives.filter((needed) => needed.length > 0);
  if (named.length === 0)
    throw new PlatformFault(401, 'INVALID_SESSION_ID', 'This session is not valid for use with the API');
  throw new PlatformFault(
    403,
    'INSUFFICIENT_ACCESS',
    `The access token lacks the scope ${named.join(' ')}.`,
    {
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${named.join(' ')}"` },
    },
  );
}
