import { expect, test } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { readCopy } from './read-copy.ts';

const SOURCE = '500000000000001AAA';
const TYPE = '012000000000002AAA';
const value = (raw: string) => ({ value: raw, displayValue: null });
const shown = { Subject: value('Von gestern'), CaseNumber: value('00001') };
const all = { Subject: value('Frage'), Origin: value('Web') };

function platformOf(createable: boolean) {
  const { fetch, requests } = routedFetch({
    'GET /object-info/Case': () => [200, { apiName: 'Case', createable, fields: {} }],
    [`GET /record-defaults/clone/${SOURCE}`]: () => [
      200,
      { layout: { sections: [] }, objectInfos: {}, record: { apiName: 'Case', fields: shown } },
    ],
    [`GET /record-defaults/template/clone/${SOURCE}`]: () => [
      200,
      { objectInfos: {}, record: { apiName: 'Case', fields: all, recordTypeId: TYPE } },
    ],
  });
  return { platform: stubPlatform(fetch).platform, requests };
}

test('RD-REC-33 a copy starts with its form and with the values that the form does not show', async () => {
  const { platform, requests } = platformOf(true);
  const { form } = await readCopy(platform, 'Case', SOURCE);
  expect(form?.layout).toEqual({ sections: [] });
  expect(form?.record).toMatchObject({ id: null, recordTypeId: TYPE });
  expect(form?.record.fields).toEqual({ ...shown, ...all });
  expect(form?.template.record.fields).toEqual(all);
  expect(requests).toHaveLength(3);
});

test('nothing is asked of a record that this person may not create', async () => {
  const { platform, requests } = platformOf(false);
  const { info, form } = await readCopy(platform, 'Case', SOURCE);
  expect([info.createable, form]).toEqual([false, undefined]);
  expect(requests).toHaveLength(1);
});
