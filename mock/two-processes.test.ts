import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoApplication } from './demo/seed/connected-applications.ts';
import { WEBSTORE_ID } from './demo/seed/well-known-ids.ts';
import { freshSchema, runSql } from './store/postgres-tests.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
const skipped = databaseUrl === '' ? ' (skipped: DATABASE_URL names no server)' : '';
const API = '/services/data/v64.0';

describe.skipIf(skipped)(`two platform processes on one empty database${skipped}`, () => {
  const schema = freshSchema();
  const processes: ChildProcess[] = [];
  const printed: string[] = [];
  let first: string;
  let second: string;
  let cookie: string;

  /** Starts the platform on a free port and answers its origin once it is ready. */
  async function start(): Promise<string> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        ...process.env,
        MOCK_PORT: '0',
        DATABASE_SCHEMA: schema,
        MOCK_PRODUCTS: '30',
        MOCK_VIOLATIONS_FILE: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    for await (const line of createInterface({ input: child.stdout })) {
      printed.push(line);
      const [, port] = /^mock ready on http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (port) return `http://127.0.0.1:${port}`;
    }
    throw new Error(`The platform ended before it was ready: ${printed.join(' / ')}`);
  }

  function signIn(origin: string, username: string, password: string): Promise<Response> {
    const { clientId: client_id, clientSecret: client_secret } = demoApplication;
    const body = new URLSearchParams({
      grant_type: 'password',
      username,
      password,
      client_id,
      client_secret,
    });
    return fetch(`${origin}/services/oauth2/token`, { method: 'POST', body });
  }

  async function call(origin: string, method: string, path: string, body?: unknown) {
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.status, text).toBeLessThan(300);
    return text && JSON.parse(text);
  }

  beforeAll(async () => {
    [first, second] = (await Promise.all([start(), start()])) as [string, string];
    const signedIn = await signIn(first, 'merch@offizin.example', 'demo');
    cookie = `sid=${((await signedIn.json()) as { access_token: string }).access_token}`;
  }, 120_000);

  afterAll(async () => {
    for (const child of processes.filter(({ exitCode }) => exitCode === null)) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await runSql(databaseUrl, `drop schema if exists "${schema}" cascade`);
  });

  it('start at once, and only one of them writes the demo shop', async () => {
    expect(printed.filter((line) => line.startsWith('Writing the demo shop'))).toHaveLength(1);
    const stores = `${API}/ui-api/list-records/WebStore/AllStores`;
    expect((await call(first, 'POST', stores, {})).count).toBe(1);
  });

  it('read in one what was written through the other, in records, searches and the shop', async () => {
    const search = `${API}/commerce/webstores/${WEBSTORE_ID}/search/products?fields=Name&searchTerm=Zweitprozess`;
    const keyword = `${API}/ui-api/search/results/keyword?q=Zweitprozess&objectApiName=Product2`;
    const sought = async (origin: string) => ({
      shop: (await call(origin, 'GET', search)).productsPage.total,
      records: (await call(origin, 'POST', keyword, {})).keywordSearchResult.records.length,
    });
    expect(await sought(second)).toEqual({ shop: 0, records: 0 });

    const simple = { where: JSON.stringify({ ProductClass: { eq: 'Simple' }, IsActive: { eq: true } }) };
    const products = await call(second, 'POST', `${API}/ui-api/list-records/Product2/AllProducts`, simple);
    const record = `${API}/ui-api/records/${products.records[0].id}`;
    await call(first, 'PATCH', record, { fields: { Name: 'Zweitprozess Salbe' } });

    const { fields } = await call(second, 'GET', `${record}?fields=Product2.Name`);
    expect(fields.Name.value).toBe('Zweitprozess Salbe');
    expect(await sought(second)).toEqual({ shop: 1, records: 1 });
  });

  it('PF-DOOR-32 wait in one for wrong passwords that came to the other', async () => {
    const statuses: number[] = [];
    // Each for itself would let nine of them through; on a slow machine the first waits are over before the next try.
    while (!statuses.includes(429) && statuses.length < 9) {
      const origin = statuses.length % 2 ? first : second;
      statuses.push((await signIn(origin, 'support@offizin.example', 'falsch')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true);
  });

  it('never give one id to two records', async () => {
    const create = (origin: string, index: number) =>
      call(origin, 'POST', `${API}/ui-api/records`, {
        apiName: 'Product2',
        fields: {
          Name: 'Kamille',
          StockKeepingUnit: `ZP-${index}`,
          L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig',
        },
      });
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create(index % 2 ? first : second, index)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(20);
  });

  it('PF-REST-27 say when to try again where the database ends a statement', async () => {
    const holder = new pg.Client(databaseUrl);
    await holder.connect();
    await holder.query(`begin; lock table "${schema}"."WebStore" in access exclusive mode`);
    const stores = `${API}/ui-api/list-records/WebStore/AllStores`;
    const answer = fetch(first + stores, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    // Ends what waits for the lock, with the code that the time limit has too.
    const end = `select pg_cancel_backend(pid) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await holder.query(end)).rowCount, { timeout: 20_000 }).toBe(1);
    const { status, headers } = await answer;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    await holder.query('rollback');
    await holder.end();
    expect((await call(first, 'POST', stores, {})).count).toBe(1);
  });
});
