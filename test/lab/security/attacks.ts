import type { Attack } from './attack.ts';
import { forgeries, missingTokens } from './forgeries.ts';
import { securityHeaders } from './headers.ts';
import { foreignHosts } from './hosts.ts';
import { expensivePatterns, foreignAddresses, hostileBodies, traversalsAndHeaders } from './inputs.ts';
import { sessionTheft } from './sessions.ts';

/** Every kind of attack by its name. */
export const attacks = {
  forgeries,
  'missing tokens': missingTokens,
  'security headers': securityHeaders,
  'session theft': sessionTheft,
  'traversals and headers': traversalsAndHeaders,
  'hostile bodies': hostileBodies,
  'expensive patterns': expensivePatterns,
  'foreign addresses': foreignAddresses,
  'foreign hosts': foreignHosts,
} satisfies Readonly<Record<string, Attack>>;
export type AttackName = keyof typeof attacks;
