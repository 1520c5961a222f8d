import { timingSafeEqual } from 'node:crypto';
import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import { bearerTokenOf } from '../../engine/http/bearer-token.ts';
import type { HttpRequest } from '../../engine/http/http-types.ts';
import { csrfTokenOf } from '../../model/sessions/csrf-token-of.ts';
import type { Session } from '../../model/sessions/session.ts';
import { hostOf } from './origin.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);
/** What the base of the helper calls begins with, whose writes carry a token (SF-CALL-02). */
const HELPER_BASE = 'webruntime';

/** Whether a request may change something. */
export function changesState({ method }: HttpRequest): boolean {
  return !SAFE.has(method);
}

/** Refuses a change that another site's page asks for: 403. Callers that are no browsers send neither header. */
export function refuseForeignSite(request: HttpRequest): void {
  if (!changesState(request)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') throw refused('INSUFFICIENT_ACCESS', 'The request comes from another site.');
  if (origin !== undefined && hostIn(origin) !== hostOf(request))
    throw refused('INSUFFICIENT_ACCESS', `The origin ${origin} is foreign.`);
}

/**
 * Refuses a helper write whose `csrf-token` header is not the session's: 403. A token of the Authorization header needs no
 * second proof, since no browser sends it by itself.
 */
export function refuseMissingToken(request: HttpRequest, session: Session): void {
  if (bearerTokenOf(request.headers) !== undefined) return;
  if (!changesState(request) || request.segments[0] !== HELPER_BASE || isUnknown(session)) return;
  const sent = Buffer.from(String(request.headers['csrf-token'] ?? ''));
  const expected = Buffer.from(csrfTokenOf(session));
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected))
    throw refused(
      'INVALID_CSRF_TOKEN',
      'The csrf-token header is missing or does not belong to the session.',
    );
}

function isUnknown(session: Session): boolean {
  return session.isGuest && session.known === undefined;
}

function hostIn(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function refused(errorCode: string, message: string): PlatformFault {
  return new PlatformFault(403, errorCode, message);
}
