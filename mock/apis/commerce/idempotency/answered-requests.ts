import { createHash } from 'node:crypto';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';

/** For how long an answer is repeated. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** A request that can be recognised. */
export interface Keyed {
  /** The account of whoever asks, the buyer's own or the one that holds a guest's cart, or the order that staff change. */
  readonly owner: string;
  readonly keyHash: string;
  readonly requestHash: string;
}

/** An answer without its headers. */
export interface KeptAnswer {
  readonly status: number;
  readonly body?: unknown;
}

interface Input {
  readonly path: object;
  readonly query: object;
  readonly headers: object;
  readonly body: unknown;
}

/** What a request is recognised by; undefined without a key. */
export function keyedRequest({ path, query, headers, body }: Input, owner: string): Keyed | undefined {
  const key = (headers as { 'Idempotency-Key'?: string })['Idempotency-Key'];
  if (key === undefined) return undefined;
  return { owner, keyHash: hash(key), requestHash: hash(JSON.stringify([path, query, body])) };
}

/**
 * What the same request was answered before.
 *
 * @throws PlatformFault 400 when the key has been used for another request
 */
export async function answeredBefore(
  { store, now, operationId }: RequestContext,
  { owner, keyHash, requestHash }: Keyed,
): Promise<KeptAnswer | undefined> {
  const kept = await store.findOne('IdempotencyRecord__c', {
    where: {
      Owner__c: owner,
      OperationId__c: operationId,
      KeyHash__c: keyHash,
      ExpiresAt__c: { gt: now.toISOString() },
    },
  });
  if (!kept) return undefined;
  if (kept.RequestHash__c !== requestHash)
    throw new PlatformFault(400, 'IDEMPOTENCY_KEY_REUSED', 'This key has been used for another request.');
  return { status: kept.StatusCode__c, body: JSON.parse(kept.Answer__c) };
}

/** Keeps an answer for a day, and forgets those of this person whose time is over. */
export async function keepAnswer(
  { store, now, operationId }: RequestContext,
  { owner, keyHash, requestHash }: Keyed,
  { status, body }: KeptAnswer,
): Promise<void> {
  await store.deleteWhere('IdempotencyRecord__c', {
    Owner__c: owner,
    ExpiresAt__c: { lte: now.toISOString() },
  });
  await store.insert('IdempotencyRecord__c', {
    Owner__c: owner,
    OperationId__c: operationId,
    KeyHash__c: keyHash,
    RequestHash__c: requestHash,
    StatusCode__c: status,
    Answer__c: JSON.stringify(body ?? null),
    ExpiresAt__c: new Date(now.getTime() + DAY_MS).toISOString(),
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
