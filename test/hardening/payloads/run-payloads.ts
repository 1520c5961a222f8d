import { demoPassword } from '#mock/seed/people/staff.ts';
import { RECORDS_PATH } from '../security/addresses.ts';
import { cookieOf, exchange } from '../security/exchange.ts';
import { declaredOperation } from '../walk/declared.ts';
import { faultsInPage } from './faults-in-page.ts';
import { type Payload, payloadsOf } from './payloads.ts';

/** The servers that show what was written to the platform. */
export interface Servers {
  readonly mock: string;
  readonly storefront: string;
}

export interface PayloadRun {
  readonly payloads: number;
  readonly pages: number;
  /** Pages that would let a text run. */
  readonly faults: readonly string[];
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Writes texts into names and descriptions, and reads every page that shows them or what was asked for. */
export async function runPayloads(servers: Servers, count: number): Promise<PayloadRun> {
  const cookie = await signedIn(servers.mock, 'merch@offizin.example');
  const product = await someProduct(servers, cookie);
  const faults: string[] = [];
  let pages = 0;
  for (const payload of payloadsOf(count)) {
    await rename(servers, cookie, product, payload);
    const term = encodeURIComponent(payload.text);
    for (const target of [
      `/product/detail/${product.id}`,
      `/search?term=${term}`,
      `/login?from=/${term}`,
      `/info/${term}`,
      `/en/search?term=${term}`,
    ]) {
      const { status, text, headers } = await exchange(servers.storefront, target);
      const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      pages += 1;
      const found = status >= 500 ? [`answered ${status}`] : faultsInPage(text, nonce, payload);
      faults.push(...found.map((fault) => `${payload.number} ${target.slice(0, 40)}: ${fault}`));
      if (target.startsWith('/product') && !text.includes(`hit(${payload.number})`))
        faults.push(`${payload.number}: the page does not show the text, so nothing is proved`);
    }
  }
  await rename(servers, cookie, product, { text: product.name });
  return { payloads: payloadsOf(count).length, pages, faults };
}

/** Cookie header of somebody who signs in at the platform. */
export async function signedIn(origin: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: demoPassword });
  const { path } = declaredOperation('createSession');
  const answer = await exchange(origin, path, { method: 'POST', headers: JSON_TYPE, body });
  return `sid=${cookieOf(answer, 'sid')}`;
}

/** A product that the shop shows. */
export async function someProduct({ mock }: Pick<Servers, 'mock'>, cookie: string) {
  const target = `${RECORDS_PATH}/list-records/Product2/AllProducts?pageSize=1`;
  const { status, text } = await exchange(mock, target, {
    method: 'POST',
    headers: { ...JSON_TYPE, cookie },
    body: '{}',
  });
  const [record] = JSON.parse(text).records ?? [];
  if (!record) throw new Error(`The list of products was answered with ${status}: ${text.slice(0, 300)}`);
  return { id: String(record.id), name: String(record.fields.Name.value) };
}

/** Gives a product another name and description. */
export async function rename(
  { mock }: Pick<Servers, 'mock'>,
  cookie: string,
  { id }: { id: string },
  { text }: Pick<Payload, 'text'>,
): Promise<void> {
  const { status, text: said } = await exchange(mock, `${RECORDS_PATH}/records/${id}`, {
    method: 'PATCH',
    headers: { ...JSON_TYPE, cookie },
    body: JSON.stringify({ fields: { Name: text.slice(0, 255), Description: text } }),
  });
  if (status !== 200) throw new Error(`Renaming a product was answered with ${status}: ${said}`);
}
