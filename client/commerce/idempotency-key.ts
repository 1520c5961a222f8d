/**
 * A key for one intended change. The request may then be repeated when no answer arrived: the platform answers the first
 * one again instead of doing it twice.
 */
export function idempotencyKey(): { 'Idempotency-Key': string } {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return { 'Idempotency-Key': Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** A request with a key of its own, which is safe to repeat. */
export const ONCE = { safeToRepeat: true } as const;
