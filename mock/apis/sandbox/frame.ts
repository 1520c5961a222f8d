import { AsyncLocalStorage } from 'node:async_hooks';
import type { Finding } from '../../engine/errors/finding.ts';
import type { Scope } from './scopes/scope.ts';

/** What the sandbox knows of the request that is under way. */
export interface Frame {
  /** The scopes whose controls apply, that of the request's own session first. */
  readonly scopes: readonly Scope[];
  /** The sandbox session of the request; absent where it carries no known key. */
  readonly session: Scope | undefined;
  /** Where the answer broke its contract. */
  readonly findings: Finding[];
  /** What the sandbox did to the request, for its log. */
  readonly controls: string[];
  /** Whether the answer was cut in the middle. */
  truncated?: boolean;
}

/** The request under way, in whatever it has called. */
export const frames = new AsyncLocalStorage<Frame>();
