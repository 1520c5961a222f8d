import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let program: Program;
const SOQL = 'SELECT Subject FROM Task ORDER BY Subject DESC';
const SIZE = { 'sforce-query-options': 'batchSize=200' };
beforeAll(async () => {
  rest = await openRest();
  program = await rest.user('Merchandiser');
  const rows = Array.from({ length: 2501 }, (_, index) => ({
    Subject: `T${String(index).padStart(5, '0')}`,
  }));
  await rest.store.insertMany('Task', rows);
});
afterAll(() => rest.close());

const subjects = (body: { records: { Subject: string }[] }) => body.records.map(({ Subject }) => Subject);

describe('the pages of a query', () => {
  it('PF-SOQL-05 hold two thousand records unless told, and together every record once and in order', async () => {
    const first = (await program.query(SOQL)).body;
    expect(first).toMatchObject({ totalSize: 2501, done: false });
    expect(first.records).toHaveLength(2000);
    const last = (await program.get(first.nextRecordsUrl)).body;
    expect(last).toMatchObject({ totalSize: 2501, done: true });
    expect(last).not.toHaveProperty('nextRecordsUrl');
    const all = [...subjects(first), ...subjects(last)];
    expect(new Set(all).size).toBe(2501);
    expect(all).toEqual([...all].sort().reverse());
  });

  it('PF-SOQL-05 are as long as the program asks, and keep what the query has found', async () => {
    let page = (await program.query(`${SOQL} LIMIT 450`, SIZE)).body;
    expect(page.totalSize).toBe(450);
    await rest.store.insert('Task', { Subject: 'T99999' });
    const lengths = [page.records.length];
    while (!page.done) {
      page = (await program.get(page.nextRecordsUrl)).body;
      lengths.push(page.records.length);
      expect(subjects(page)).not.toContain('T99999');
    }
    expect(lengths).toEqual([200, 200, 50]);
    for (const size of ['batchSize=199', 'batchSize=2001', 'nothing'])
      expect((await program.query(SOQL, { 'sforce-query-options': size })).status, size).toBe(400);
  });

  it('PF-SOQL-05 are those of one user, and over fifteen minutes after their last use', async () => {
    const { nextRecordsUrl } = (await program.query(SOQL, SIZE)).body;
    const refusal = { status: 400, body: [{ errorCode: 'INVALID_QUERY_LOCATOR' }] };
    expect(await (await rest.user('Support')).get(nextRecordsUrl)).toMatchObject(refusal);
    expect(await program.get('/query/01gOf0000000001AAA-200')).toMatchObject(refusal);
    rest.clock.advance(899_000);
    expect((await program.get(nextRecordsUrl)).status).toBe(200);
    rest.clock.advance(901_000);
    expect(await program.get(nextRecordsUrl)).toMatchObject(refusal);
  });

  it('PF-SOQL-05 are kept of ten queries of a user', async () => {
    const urls: string[] = [];
    for (let query = 0; query < 11; query += 1)
      urls.push((await program.query(SOQL, SIZE)).body.nextRecordsUrl);
    expect((await program.get(String(urls[0]))).status).toBe(400);
    expect((await program.get(String(urls[1]))).status).toBe(200);
  });

  it('PF-SOQL-05 of totals there are none', async () => {
    const soql = 'SELECT Subject, COUNT(Id) FROM Task GROUP BY Subject';
    expect(await program.query(soql)).toMatchObject({ body: [{ errorCode: 'EXCEEDED_ID_LIMIT' }] });
    expect((await program.query(`${soql} LIMIT 2000`)).body.totalSize).toBe(2000);
  });

  it('PF-SOQL-05 count as uses of each record where the query says so', async () => {
    await program.query("SELECT Id FROM Task WHERE Subject IN ('T00001', 'T00002') FOR VIEW");
    const { recentItems } = (await program.get('/sobjects/Task')).body;
    expect(recentItems.map((one: { Subject: string }) => one.Subject).sort()).toEqual(['T00001', 'T00002']);
    expect((await program.get('/queryAll?q=SELECT+COUNT()+FROM+Task')).body.totalSize).toBe(2502);
  });
});
