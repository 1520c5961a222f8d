import { outsideScenario } from '../../stack/scenario.ts';
import { RECORDS_PATH } from '../security/addresses.ts';
import { exchange } from '../security/exchange.ts';

/** The servers that show what was written to the platform. */
export interface Servers {
  readonly mock: string;
  readonly storefront: string;
}

type Platform = Pick<Servers, 'mock'>;

const JSON_TYPE = { 'content-type': 'application/json' };

/** The first record of a list that fits. */
export async function findRecord(
  { mock }: Platform,
  cookie: string,
  objectApiName: string,
  listView: string,
  filter: { readonly where?: string } = {},
): Promise<{ id: string; name: string }> {
  const target = `${RECORDS_PATH}/list-records/${objectApiName}/${listView}?pageSize=1`;
  const { status, text } = await outsideScenario(() =>
    exchange(mock, target, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify(filter),
    }),
  );
  const [record] = status === 200 ? JSON.parse(text).records : [];
  if (!record)
    throw new Error(`The list of ${objectApiName} was answered with ${status}: ${text.slice(0, 300)}`);
  return { id: String(record.id), name: String(record.fields.Name?.value ?? '') };
}

/** Changes fields of a record, unless the platform says that one of the values is no text. */
export async function changeRecord(
  { mock }: Platform,
  cookie: string,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { status, text } = await outsideScenario(() =>
    exchange(mock, `${RECORDS_PATH}/records/${id}`, {
      method: 'PATCH',
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify({ fields }),
    }),
  );
  const isRefused = status === 400 && text.includes('INVALID_TYPE_ON_FIELD_IN_RECORD');
  if (status !== 200 && !isRefused) throw new Error(`Changing ${id} was answered with ${status}: ${text}`);
}
