import {
  getApp,
  getApps,
  getLastSelectedApp,
  updateLastSelectedApp,
} from '#generated/record-data/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type App = Data<'getApp'>;

type AppsQuery = Input<'getApps'>['query'];

/**
 * The apps that the session may open, in the order in which they are offered.
 *
 * @public RD-APP-03, client library only
 */
export const readApps = async (platform: Platform, query: AppsQuery = {}): Promise<App[]> =>
  (await platform.read(getApps, { query })).apps;

/**
 * Remembers the app that the person has opened, so that it opens first the next time on a display of that size.
 */
export async function selectApp(
  platform: Platform,
  { appId }: Pick<App, 'appId'>,
  query: Input<'updateLastSelectedApp'>['query'] = {},
): Promise<void> {
  await platform.write(updateLastSelectedApp, { path: { appId }, query });
  await platform.invalidate(getApps, getApp, getLastSelectedApp);
}
