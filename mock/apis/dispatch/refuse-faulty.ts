import { problem } from '../../engine/errors/problem.ts';
import { checkRequest } from '../../engine/prism/check-request.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import type { PrismCall } from '../../engine/prism/prism-request.ts';
import { laterMembers } from '../../engine/reshape/later-members.ts';

interface Sent {
  /** The body as it was read, which Prism sees in brief. */
  readonly body: unknown;
  /** Version in which the call is made; undefined for one without. */
  readonly version: string | undefined;
}

/** Throws 400 for a call that its contract does not allow in the version it is made in. */
export function refuseFaulty(operation: ContractOperation, call: PrismCall, { body, version }: Sent): void {
  const later = version === undefined ? [] : laterMembers(operation, body, version);
  const findings = [...checkRequest(operation, call), ...later];
  if (findings.length > 0) throw problem(findings);
}
