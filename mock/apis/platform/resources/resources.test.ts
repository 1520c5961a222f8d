import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORGANIZATION_ID } from '../../../store/metadata-records.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let program: Program;
beforeAll(async () => {
  rest = await openRest();
  program = await rest.user('Merchandiser');
});
afterAll(() => rest.close());

describe('the resources of a version', () => {
  it('PF-REST-01 are named with addresses of that version, with or without a slash at the end', async () => {
    const { status, body } = await program.get('/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      limits: '/services/data/v64.0/limits',
      sobjects: '/services/data/v64.0/sobjects',
    });
    expect((await program.get('/services/data/v64.0')).body).toEqual(body);
    expect((await program.get('/services/data/v60.0/')).body.limits).toBe('/services/data/v60.0/limits');
    for (const address of Object.values<string>(body).filter((one) => /limits|sobjects$/.test(one)))
      expect((await program.get(address)).status, address).toBe(200);
  });

  it('PF-DOOR-22 name the address at which the user is told who they are', async () => {
    const { identity } = (await program.get('/')).body;
    expect(identity).toBe(`http://localhost/id/${ORGANIZATION_ID}/${program.session.userId}`);
    expect((await (await rest.user('Support')).get('/')).body.identity).not.toBe(identity);
  });

  it('PF-REST-01 are told to nobody without a session', async () => {
    for (const address of ['/', '/limits', '/sobjects', '/sobjects/Product2'])
      expect(await rest.guest.get(address), address).toMatchObject({
        status: 401,
        body: [{ errorCode: 'INVALID_SESSION_ID' }],
      });
  });

  it('PF-REST-02 limits tell how much room is left, by the records there are', async () => {
    const before = (await program.get('/limits')).body.DataStorageMB;
    const rows = Array.from({ length: 1025 }, (_, index) => ({ Name: `Account ${index}` }));
    await rest.store.insertMany('Account', rows);
    const after = (await program.get('/limits')).body.DataStorageMB;
    expect(before.Max).toBe(after.Max);
    expect(before.Remaining - after.Remaining).toBeGreaterThanOrEqual(2);
  });
});
