import type { IncomingHttpHeaders } from 'node:http';
import { sessionsConstants } from '#generated/sandbox/constants.gen.ts';
import { readCookies } from '#http/cookies.ts';
import { createToken } from '../../../model/sessions/session-token.ts';
import type { Clock } from '../../../store/clock.ts';
import { createScope, type Scope } from './scope.ts';

const { maxSessions, sandboxCookieName, sandboxHeaderName, sessionIdleSeconds } = sessionsConstants;

interface Kept {
  readonly scope: Scope;
  usedAt: number;
}

/** The sandbox sessions of this process by their keys, and what is set for everybody. */
export class ScopeRegistry {
  readonly global = createScope('global', null, null);
  /** The one that was used last stands last. */
  readonly #sessions = new Map<string, Kept>();
  readonly #clock: Clock;
  #count = 0;

  /** @param clock the time of the machine, by which idle sessions end */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Opens a session; the one that was idle longest makes room where there are too many. */
  open(label: string | null): { key: string; scope: Scope } {
    this.#endIdle();
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size >= maxSessions && oldest !== undefined) this.#sessions.delete(oldest);
    this.#count += 1;
    const key = createToken();
    const scope = createScope('session', `session-${this.#count}`, label);
    this.#sessions.set(key, { scope, usedAt: this.#clock().getTime() });
    return { key, scope };
  }

  /** The session that a request belongs to, by its header or else its cookie; a key that is not known is none. */
  find(headers: IncomingHttpHeaders): Scope | undefined {
    const key = keyOf(headers);
    const kept = key === undefined ? undefined : this.#sessions.get(key);
    if (key === undefined || !kept || this.#isIdle(kept)) return undefined;
    kept.usedAt = this.#clock().getTime();
    this.#sessions.delete(key);
    this.#sessions.set(key, kept);
    return kept.scope;
  }

  close(scope: Scope): void {
    for (const [key, kept] of this.#sessions) if (kept.scope === scope) this.#sessions.delete(key);
  }

  #endIdle(): void {
    for (const [key, kept] of this.#sessions) if (this.#isIdle(kept)) this.#sessions.delete(key);
  }

  #isIdle({ usedAt }: Kept): boolean {
    return this.#clock().getTime() - usedAt > sessionIdleSeconds * 1000;
  }
}

function keyOf(headers: IncomingHttpHeaders): string | undefined {
  const [header] = [headers[sandboxHeaderName]].flat();
  return header || readCookies(headers.cookie)[sandboxCookieName] || undefined;
}
