import { FetchError, PlatformError } from '#client/errors/index.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';

/** Why an order was not placed. */
export interface PlacementFailure {
  isConsentMissing: boolean;
  /** What is to be paid is no longer what the buyer has seen. */
  hasChanged?: boolean;
  /** What the platform says to the buyer, one sentence each. */
  problems: string[];
  failure: CallFailure | undefined;
}

/** Why a provider did not authorise a payment, in its words to the buyer; empty where something else went wrong. */
export function declinedReasons(error: unknown): string[] {
  return error instanceof FetchError && error.status === 422 ? reasonsOf(error) : [];
}

/** The outcome of an order that was refused: the platform's own reasons where it gives them. */
export function placementFailure(error: unknown): PlacementFailure {
  const problems = error instanceof PlatformError ? reasonsOf(error) : [];
  return { isConsentMissing: false, problems, failure: problems.length > 0 ? undefined : callFailure(error) };
}

function reasonsOf({ body, cause }: PlatformError): string[] {
  const carried = body ?? (cause instanceof FetchError ? cause.body : undefined);
  const errors = (carried as { errors?: { detail?: string }[] } | undefined)?.errors ?? [];
  return errors.flatMap(({ detail }) => (detail ? [detail] : []));
}
