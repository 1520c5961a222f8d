import {
  createRecord,
  getApp,
  getApps,
  getListRecordsByName,
  updateRecord,
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

/** Who opens an app, and on which size of display. */
interface AppUse {
  userId: string;
  formFactor?: NonNullable<NonNullable<AppsQuery>['formFactor']>;
}

/** Remembers the app that a user has opened, so that it opens first the next time on a display of that size. */
export async function selectApp(
  platform: Platform,
  { appId: AppDefinitionId }: Pick<App, 'appId'>,
  { userId, formFactor: FormFactor = 'Large' }: AppUse,
): Promise<void> {
  const where = `{ and: [{ UserId: { eq: "${userId}" } }, { FormFactor: { eq: "${FormFactor}" } }] }`;
  const path = { objectApiName: 'UserAppInfo', listViewApiName: 'All' };
  const input = { path, body: { where, pageSize: 1 } };
  const [known] = (await platform.read(getListRecordsByName, input, { cache: 'reload' })).records;
  if (known?.id) {
    await platform.write(updateRecord, {
      path: { recordId: known.id },
      body: { fields: { AppDefinitionId } },
    });
  } else {
    const fields = { AppDefinitionId, FormFactor };
    await platform.write(createRecord, { body: { apiName: 'UserAppInfo', fields } });
  }
  await platform.invalidate(getApps, getApp);
}
