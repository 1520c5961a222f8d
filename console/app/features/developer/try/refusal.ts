import { isPlatformPath, isSignInPath } from '#http/proxy/platform-paths.ts';
import { type ApiOperation, resolved } from '../api/contracts.ts';
import { successType, takesSession } from './contract-operation.ts';

/** Why a call is not offered: each is a text of `try`. */
export type Refusal = 'ofSandbox' | 'ofSignIn' | 'notPassedOn' | 'noJsonBody' | 'noTextAnswer';

/** Why a call cannot be tried with the own session; undefined where it can. */
export function refusalOf(operation: ApiOperation): Refusal | undefined {
  const { api, path, definition, contract } = operation;
  if (api === 'sandbox') return 'ofSandbox';
  if (isSignInPath(path) && !takesSession(operation)) return 'ofSignIn';
  if (!isPlatformPath(path)) return 'notPassedOn';
  const taken = Object.keys((resolved(definition.requestBody, contract).content ?? {}) as object);
  if (taken.length > 0 && !taken.includes('application/json')) return 'noJsonBody';
  const type = successType(operation);
  return type && !type.startsWith('text/') ? 'noTextAnswer' : undefined;
}
