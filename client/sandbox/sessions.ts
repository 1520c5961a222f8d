import {
  createSandboxSession,
  deleteSandboxControls,
  deleteSandboxSession,
  getSandboxControls,
} from '#generated/sandbox/client.gen.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type SandboxSession = Data<'createSandboxSession'>;
export type SandboxControls = Data<'getSandboxControls'>;
/** Whose requests a control applies to: those of the caller's sandbox session, or everybody's. */
export type SandboxScope = SandboxControls['scope'];

/**
 * Opens a session of the mock platform's sandbox. The browser gets its key as a cookie too, so that the shop and the
 * console of the same host belong to it from then on.
 */
export async function openSandboxSession(platform: Platform, label?: string): Promise<SandboxSession> {
  const body = label === undefined ? {} : { label };
  return (await platform.send(createSandboxSession, { body })).data;
}

/** Ends the session with all that is set for it. */
export async function closeSandboxSession(platform: Platform): Promise<void> {
  await platform.send(deleteSandboxSession, {});
}

/**
 * All that is set for a scope.
 *
 * @throws FetchError 400 SANDBOX_SESSION_REQUIRED without a session, 404 where the platform has no sandbox
 */
export async function readSandboxControls(
  platform: Platform,
  scope: SandboxScope = 'session',
): Promise<SandboxControls> {
  return (await platform.send(getSandboxControls, { query: { scope } })).data;
}

/** Lifts all that is set for a scope. */
export async function liftSandboxControls(
  platform: Platform,
  scope: SandboxScope = 'session',
): Promise<void> {
  await platform.send(deleteSandboxControls, { query: { scope } });
}
