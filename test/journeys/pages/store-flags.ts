import { accessToken, signInFrom } from '#examples/sign-in.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { outsideScenario } from '../../stack/scenario.ts';

/** Sets abilities and settings of the store, as a merchandiser does in the console: fields of the WebStore record. */
export const setStore = (mock: string, fields: Record<string, boolean | string>): Promise<void> =>
  outsideScenario(() => writeRecord(mock, WEBSTORE_ID, fields));

/** Counts packs of a product, as a merchandiser does in the console. */
export const setStock = (mock: string, productId: string, packs: number): Promise<void> =>
  outsideScenario(() => writeRecord(mock, productId, { AvailableToOrder__c: packs }));

async function writeRecord(
  mock: string,
  id: string,
  fields: Record<string, boolean | number | string>,
): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const token = await accessToken(signInFrom({ PLATFORM_URL: mock, SF_USERNAME: 'merch@offizin.example' }));
  const { status } = await fetch(`${mock}/services/data/v64.0/ui-api/records/${id}`, {
    method: 'PATCH',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ fields }),
  });
  if (status !== 200) throw new Error(`The record ${id} was not changed: ${status}.`);
}
