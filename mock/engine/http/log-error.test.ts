import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { createMock } from '../../create-mock.ts';
import { openTestStore } from '../../store/testing.ts';

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => printed.mockClear());
const lines = () => printed.mock.calls.flat().map(String).join('\n');

it('never says with which values the database was asked', async () => {
  const secret = 'scrypt$secret-of-somebody';
  const mock = await createMock({
    open: openTestStore,
    httpLimits: { drainMs: 50 },
    replace: {
      getVersions: async (_, { store }) => {
        await sql`select 1 from nothing where password = ${secret}`.execute(store.db);
        throw new Error('The database has answered.');
      },
    },
  });
  const origin = `http://127.0.0.1:${await mock.listen(0)}`;
  const { status, headers } = await fetch(`${origin}/services/data?token=${secret}`);
  await mock.close();
  expect(status).toBe(500);
  expect(lines()).toContain('relation "nothing" does not exist');
  const id = headers.get('x-request-id');
  expect(lines()).toContain(`GET /services/data (request ${id}) failed`);
  expect(lines()).not.toContain('secret-of-somebody');
});
