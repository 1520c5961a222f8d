import {
  createSnapshot,
  deleteSnapshot,
  getSnapshots,
  resetStore,
  restoreSnapshot,
} from '#generated/sandbox/client.gen.ts';
import { invalidate } from '../cache/invalidate.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type StoreSnapshot = Data<'createSnapshot'>;
export type StoreState = Data<'resetStore'>;

/** The snapshots of the whole store, latest first. */
export async function readSnapshots(platform: Platform): Promise<StoreSnapshot[]> {
  return (await platform.send(getSnapshots, {})).data.snapshots;
}

/**
 * Keeps a copy of all records under a name.
 *
 * @throws FetchError 409 DUPLICATE_VALUE for a name that is taken
 */
export async function takeSnapshot(
  platform: Platform,
  name: string,
  description?: string,
): Promise<StoreSnapshot> {
  const body = { name, ...(description !== undefined && { description }) };
  return (await platform.send(createSnapshot, { body })).data;
}

export async function forgetSnapshot(platform: Platform, snapshotName: string): Promise<void> {
  await platform.send(deleteSnapshot, { path: { snapshotName } });
}

/** Sets the whole store back to a snapshot, for everybody; nothing that was read before is true any more. */
export async function restoreStore(platform: Platform, snapshotName: string): Promise<StoreState> {
  const { data } = await platform.send(restoreSnapshot, { path: { snapshotName } });
  await invalidate(platform.queryClient, {});
  return data;
}

/** Sets the whole store back to the demo shop, for everybody; nothing that was read before is true any more. */
export async function resetToSeed(platform: Platform): Promise<StoreState> {
  const { data } = await platform.send(resetStore, {});
  await invalidate(platform.queryClient, {});
  return data;
}
