import { keepPart, keptPart } from '../cache/parts.ts';
import type { Platform } from '../platform.ts';
import type { ActionCollections, PlatformAction } from './types.ts';

const idOf = (address: string, externalId: string) => `${address} ${externalId}`;

/** Keeps each action of an answer for itself, for 30 days (RD-CACHE-37), and hands the answer on. */
export function keepActions(platform: Platform, collections: ActionCollections): ActionCollections {
  for (const { url, actions } of Object.values(collections.actions)) {
    for (const action of actions) {
      keepPart(platform, 'platformAction', idOf(url ?? '', action.externalId), action);
    }
  }
  return collections;
}

/**
 * An action that an earlier answer has carried, by the address of its collection and its `externalId`: what a button
 * was, while the collection is read again.
 *
 * @public RD-CACHE-37, client library only
 */
export const knownAction = (
  platform: Platform,
  address: string,
  externalId: string,
): PlatformAction | undefined => keptPart(platform, 'platformAction', idOf(address, externalId));
