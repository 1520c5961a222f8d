import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { outsideScenario } from '../../stack/scenario.ts';

/** Switches abilities of the store, as a merchandiser does in the console: fields of the WebStore record. */
export const setStore = (mock: string, fields: Record<string, boolean>): Promise<void> =>
  outsideScenario(mock, () => writeStore(mock, fields));

async function writeStore(mock: string, fields: Record<string, boolean>): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const credentials = JSON.stringify({ username: 'merch@offizin.example', password: 'demo' });
  const login = await fetch(`${mock}/services/auth/sessions`, {
    method: 'POST',
    headers: json,
    body: credentials,
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { status } = await fetch(`${mock}/services/data/v64.0/ui-api/records/${WEBSTORE_ID}`, {
    method: 'PATCH',
    headers: { ...json, cookie },
    body: JSON.stringify({ fields }),
  });
  if (status !== 200) throw new Error(`The store was not changed: ${status}.`);
}
