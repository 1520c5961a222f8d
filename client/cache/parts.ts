import type { Query } from '@tanstack/query-core';
import { actionsConstants, avatarsConstants, filesConstants } from '#generated/record-data/constants.gen.ts';
import type { Platform } from '../platform.ts';
import { keepNote, recallNote } from './keep.ts';

/** Parts of answers that are kept for a time of their own, by kind (RD-CACHE-34, RD-CACHE-37 to RD-CACHE-39). */
const LIFETIMES = {
  contentDocument: filesConstants.contentDocumentLifetimeMs,
  platformAction: actionsConstants.platformActionLifetimeMs,
  quickActionExecution: actionsConstants.quickActionExecutionLifetimeMs,
  recordAvatar: avatarsConstants.recordAvatarLifetimeMs,
} as const;

export type PartKind = keyof typeof LIFETIMES;

const PARTS = 'part of an answer';
const keyOf = (kind: PartKind, id: string) => [PARTS, kind, id];

/** Keeps a part of an answer under the id that it has of its own. */
export function keepPart<T>({ queryClient, clock }: Platform, kind: PartKind, id: string, part: T): void {
  keepNote(queryClient, keyOf(kind, id), part, { lifetimeMs: LIFETIMES[kind], now: clock.now() });
}

/** A part that was kept, as long as its time lasts and nothing has overtaken it. */
export function keptPart<T>({ queryClient, clock }: Platform, kind: PartKind, id: string): T | undefined {
  return recallNote<T>(queryClient, keyOf(kind, id), { lifetimeMs: LIFETIMES[kind], now: clock.now() });
}

/** Drops one part, as when its record is gone. */
export const dropPart = ({ queryClient }: Platform, kind: PartKind, id: string): void =>
  queryClient.removeQueries({ queryKey: keyOf(kind, id), exact: true });

/** Whether a cached query is a part whose id names the record. */
export const isPartOf = ({ queryKey: [mark, , id] }: Query, recordId: string): boolean =>
  mark === PARTS && String(id).includes(recordId);
