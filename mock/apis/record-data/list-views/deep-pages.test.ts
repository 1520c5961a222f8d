import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

const RECORDS = 2_130;

let platform: Platform;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
  await platform.store.insertMany(
    'Account',
    Array.from({ length: RECORDS }, (_, number) => ({
      // Many alike, and some without a telephone: the order has ties and empty values where the pages meet.
      Name: `Konto ${number % 7}`,
      Phone: number % 3 === 0 ? null : `+49 30 ${number % 11}`,
    })),
  );
});
afterAll(() => platform.close());

async function page(pageToken: string | null, sortBy?: string[]) {
  const body = { pageSize: 40, pageToken, ...(sortBy && { sortBy }) };
  const answer = await support.post('/list-records/Account/AllAccounts', body);
  expect(answer.status).toBe(200);
  return answer.body as {
    records: { id: string }[];
    nextPageToken: string | null;
    previousPageToken: string | null;
  };
}

it.each([[undefined], [['-Name']], [['Phone']], [['-Phone', 'Name']], [['Parent.Name', '-CreatedDate']]])(
  'a list sorted by %j is read to its end and back, every record once',
  { timeout: 60_000 },
  async (sortBy) => {
    const there: string[][] = [];
    let [token, last] = [null as string | null, null as string | null];
    do {
      const { records, nextPageToken } = await page(token, sortBy);
      there.push(records.map(({ id }) => id));
      [last, token] = [token, nextPageToken];
    } while (token !== null);
    expect(new Set(there.flat()).size).toBe(RECORDS);
    expect(there.flat()).toHaveLength(RECORDS);

    const back: string[][] = [];
    token = last;
    while (token !== null) {
      const { records, previousPageToken } = await page(token, sortBy);
      back.push(records.map(({ id }) => id));
      token = previousPageToken;
    }
    expect(back).toEqual(there.toReversed());
  },
);

it('a page far down belongs to the order it was reached in', async () => {
  let token: string | null = null;
  for (let at = 0; at <= 2_000; at += 40) token = (await page(token, ['-Name'])).nextPageToken;
  const answer = await support.post('/list-records/Account/AllAccounts', { pageSize: 40, pageToken: token });
  expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_PAGE_TOKEN' }] });
});
