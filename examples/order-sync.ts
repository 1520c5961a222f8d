/**
 * Appends every order that is new or has changed since the last run to a file, as a merchandise management system
 * reads it, by the calls that are generated from the contracts:
 *
 *   node examples/order-sync.ts orders.jsonl
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import { type Api, getQuery, getQueryPage } from '#generated/platform/client.gen.ts';
import type { components, paths } from '#generated/platform/types.gen.ts';
import { accessToken, type SignIn, signInFrom } from './sign-in.ts';

type Page = components['schemas']['QueryResult'];

/** Appends to the file, a line of JSON for each order; answers how many. Its last line says how far it got. */
export async function syncOrders(signIn: SignIn, file: string): Promise<number> {
  const api = createClient<paths>({
    baseUrl: `${signIn.origin}/services/data/v64.0`,
    headers: { authorization: `Bearer ${await accessToken(signIn)}` },
  });
  let count = 0;
  for await (const { records } of pages(api, queryOf(lastChange(file)))) {
    appendFileSync(file, records.map((order) => `${JSON.stringify(order)}\n`).join(''));
    count += records.length;
  }
  return count;
}

function lastChange(file: string): string {
  const [last] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-1) : [];
  return last ? JSON.parse(last).LastModifiedDate : '1970-01-01T00:00:00.000+0000';
}

const queryOf = (since: string): string => `
  SELECT Id, OrderNumber, Status, OrderedDate, GrandTotalAmount, CurrencyIsoCode, Account.Name, LastModifiedDate,
    (SELECT Name, Quantity, TotalPrice FROM OrderItemSummaries ORDER BY Name)
  FROM OrderSummary WHERE LastModifiedDate > ${since} ORDER BY LastModifiedDate, Id`;

async function* pages(api: Api, q: string): AsyncGenerator<Page> {
  let answer = await getQuery(api, { params: { query: { q } } });
  while (true) {
    const { data, error } = answer;
    if (!data || !('records' in data)) throw new Error(JSON.stringify(error));
    yield data;
    const locator = data.nextRecordsUrl?.split('/').at(-1);
    if (!locator) return;
    answer = await getQueryPage(api, { params: { path: { locator } } });
  }
}

const [, , file = 'orders.jsonl'] = process.argv;
if (import.meta.main)
  console.log(`${await syncOrders(signInFrom(process.env), file)} orders are new or have changed`);
