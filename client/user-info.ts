import { getUserInfo } from '#generated/platform/client.gen.ts';
import { FetchError } from './errors/index.ts';
import type { Data } from './operation.ts';
import type { Platform } from './platform.ts';

export type UserInfo = Data<'getUserInfo'>;

/** Tells who has signed in at the platform itself; undefined for nobody. */
export async function readUserInfo(platform: Platform): Promise<UserInfo | undefined> {
  try {
    return await platform.read(getUserInfo, {});
  } catch (error) {
    // The platform refuses a token of nobody either way.
    if (error instanceof FetchError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}
