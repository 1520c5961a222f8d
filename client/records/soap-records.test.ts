import { expect, test } from 'vitest';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readDeletedRecords, restoreRecords } from './deleted-records.ts';
import { mergeRecords } from './merge-records.ts';

const ONE = '001000000000001AAA';
const TWO = '001000000000002AAA';

/** A platform that answers calls of SOAP with the results, and keeps what was asked. */
function soapPlatform(call: string, ...results: string[]) {
  const asked: { path: string; body: string }[] = [];
  const { platform } = stubPlatform(async (request) => {
    const { pathname } = new URL(request.url);
    asked.push({ path: pathname, body: await request.text() });
    if (!pathname.includes('/Soap/')) return Response.json({});
    const inside = results.map((result) => `<result>${result}</result>`).join('');
    const envelope = `<e:Envelope xmlns:e="urn:e"><e:Body><${call}Response>${inside}</${call}Response></e:Body></e:Envelope>`;
    return new Response(envelope, { headers: { 'content-type': 'text/xml; charset=utf-8' } });
  });
  return { platform, asked };
}

const DONE = `<id>${ONE}</id><success>true</success>`;
const refused = (message: string) =>
  `<errors><message>${message}</message><statusCode>NO</statusCode></errors><id>${TWO}</id><success>false</success>`;

test('PF-SOAP-01 records are restored by one call, and each tells what became of it', async () => {
  const { platform, asked } = soapPlatform('undelete', DONE, refused('Taken &amp; gone'));
  expect(await restoreRecords(platform, [ONE, TWO])).toEqual([
    { id: ONE, problem: undefined },
    { id: TWO, problem: 'Taken & gone' },
  ]);
  expect(asked.map(({ path }) => path)).toEqual(['/services/data/v64.0/', '/services/Soap/u/64.0']);
  expect(asked[1]?.body).toContain(`<undelete><ids>${ONE}</ids><ids>${TWO}</ids></undelete>`);
  expect(asked[1]?.body).toContain('<sessionId/>');
});

test('PF-SOAP-02 a merge sends what the master takes over, and tells why it was refused', async () => {
  const { platform, asked } = soapPlatform('merge', `${DONE}<updatedRelatedIds>${TWO}</updatedRelatedIds>`);
  const master = { apiName: 'Account', id: ONE };
  const values = { Name: 'A & <B>', Phone: null };
  expect(await mergeRecords(platform, master, [TWO], values)).toEqual({ movedIds: [TWO] });
  expect(asked[1]?.body).toContain(
    `<merge><request><masterRecord><type>Account</type><fieldsToNull>Phone</fieldsToNull><Id>${ONE}</Id>` +
      `<Name>A &amp; &lt;B&gt;</Name></masterRecord><recordToMergeIds>${TWO}</recordToMergeIds></request></merge>`,
  );
  const { platform: refusing } = soapPlatform('merge', refused('No'));
  expect(await mergeRecords(refusing, master, [TWO], {})).toEqual({ problem: 'No', movedIds: [] });
});

test('PF-SOAP-01 deleted records are told with their names, the latest first', async () => {
  const { platform } = stubPlatform(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/deleted')) {
      const end = Date.parse(searchParams.get('end') ?? '');
      expect(end - platform.clock.now(), 'the minute that runs counts too').toBeGreaterThanOrEqual(59_000);
      return Response.json({
        deletedRecords: [
          { id: ONE, deletedDate: '2026-06-01T10:00:00.000+0000' },
          { id: TWO, deletedDate: '2026-06-01T11:00:00.000+0000' },
        ],
        earliestDateAvailable: '',
        latestDateCovered: '',
      });
    }
    expect(searchParams.get('q')).toBe(
      `SELECT Id, Name, LastName FROM Contact WHERE Id IN ('${TWO}', '${ONE}')`,
    );
    return Response.json({
      totalSize: 1,
      done: true,
      records: [{ Id: ONE, Name: 'Ina Eins', LastName: 'Eins' }],
    });
  });
  const deleted = await readDeletedRecords(platform, {
    apiName: 'Contact',
    nameFields: ['Name', 'LastName'],
  });
  expect(deleted.map(({ id, name }) => [id, name])).toEqual([
    [TWO, TWO],
    [ONE, 'Ina Eins'],
  ]);
});
