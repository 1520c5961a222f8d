import { describe, expect, test } from 'vitest';
import { getLimits } from '#generated/platform/client.gen.ts';
import type { RecordedCall } from '../../inspector/recorder.ts';
import type { ApiOperation } from '../api/contracts.ts';
import { driftOf } from './drift.ts';
import { driftFile } from './drift-file.ts';

const body = (type: string, schema?: object) => ({ content: { [type]: { schema } } });
const operation: ApiOperation = {
  operationId: 'getLimits',
  base: '',
  api: 'platform',
  tag: 'Resources',
  method: 'POST',
  path: '/limits',
  summary: '',
  contract: {
    components: { responses: { Refused: body('application/json', { type: 'array', items: {} }) } },
  },
  definition: {
    parameters: [],
    requestBody: body('application/json', { type: 'object', properties: { size: { type: 'integer' } } }),
    responses: {
      200: body('application/json', { type: 'array', items: { properties: { label: { type: 'string' } } } }),
      201: body('image/png'),
      204: {},
      400: { $ref: '#/components/responses/Refused' },
    },
  },
};

let count = 0;
function call(status: number | undefined, text: string, more: Partial<RecordedCall> = {}): RecordedCall {
  count += 1;
  return {
    operation: getLimits,
    input: {},
    startedAt: 0,
    milliseconds: 1,
    status,
    url: '/limits',
    headers: new Headers({ 'content-type': 'application/json;charset=UTF-8' }),
    text,
    error: undefined,
    number: count,
    page: '/',
    isCut: false,
    ...more,
  };
}
const departures = (...calls: RecordedCall[]) =>
  driftOf(calls, [operation]).operations.flatMap((drift) => drift.departures);

describe('RD-DRIFT-02 a call', () => {
  test('that keeps its contract is counted without a finding, whatever its status', () => {
    const calls = [call(200, '[{"label":"a"}]'), call(400, '[]'), call(204, '')];
    expect(driftOf(calls, [operation])).toMatchObject({ checked: 3, wrong: 0, unknown: 0 });
  });

  test('with a status that the contract lacks is found with those that it has', () => {
    expect(departures(call(418, ''))).toMatchObject([
      { kind: 'status', expected: '200, 201, 204, 400', came: '418' },
    ]);
  });

  test('with a file in its answer is held against its type alone', () => {
    const headers = new Headers({ 'content-type': 'image/png' });
    expect(departures(call(201, 'PNG', { headers }))).toEqual([]);
    expect(departures(call(201, 'PNG'))).toMatchObject([
      { kind: 'content', expected: 'image/png', came: 'application/json' },
    ]);
  });

  test('without the promised body, or with one that cannot be read, is found', () => {
    expect(departures(call(200, ''))).toMatchObject([{ kind: 'content', came: '–' }]);
    expect(departures(call(200, '[{"label"'))).toMatchObject([{ kind: 'content', came: 'text' }]);
    expect(departures(call(204, '{}'))).toMatchObject([{ kind: 'content', expected: '–' }]);
  });

  test('is found by what it has sent as well, but for forms', () => {
    const sent = (body: unknown) => call(204, '', { input: { body } });
    expect(departures(sent({ size: 'all', left: undefined }))).toMatchObject([
      { side: 'request', kind: 'type', pointer: '/size' },
    ]);
    expect(departures(sent(new FormData()))).toEqual([]);
  });

  test('that the platform has not answered, or not in whole, is not counted', () => {
    const calls = [call(undefined, ''), call(504, 'x'), call(200, '[', { isCut: true })];
    expect(driftOf(calls, [operation])).toMatchObject({ checked: 0, cut: 1 });
  });
});

test('RD-DRIFT-02 findings that differ by the place in a list alone are one', () => {
  const later = call(200, '[{"label":1},{"label":2}]');
  const found = departures(later, call(200, '[{},{"label":3}]'));
  expect(found).toMatchObject([{ pointer: '/0/label', times: 3, call: later.number, answered: 200 }]);
});

test('what was found of a call stays when its answer is cut afterwards', () => {
  const memory = new Map();
  const whole = call(200, '[{"label":1}]');
  driftOf([whole], [operation], memory);
  const cut = { ...whole, text: '[{"lab', isCut: true };
  expect(driftOf([cut], [operation], memory)).toMatchObject({ checked: 1, cut: 0, wrong: 1 });
});

test('RD-DRIFT-04 a text beyond a limit is not in the file', () => {
  const schema = { type: 'string', maxLength: 3 };
  const limited = {
    ...operation,
    definition: { ...operation.definition, responses: { 200: body('application/json', schema) } },
  };
  const drift = driftOf([call(200, '"Erika"')], [limited]);
  expect(drift.operations[0]?.departures).toMatchObject([{ kind: 'limit', came: '"Erika"' }]);
  expect(JSON.stringify(driftFile(drift, '', new Date()))).not.toContain('Erika');
});

test('RD-DRIFT-04 the file tells what is wrong and what is only unknown, by operation', () => {
  const drift = driftOf([call(200, '[{"label":1,"more":"Erika"}]')], [operation]);
  expect(driftFile(drift, 'Abnahme', new Date(0))).toEqual({
    kind: 'offizin-drift',
    version: 1,
    environment: 'Abnahme',
    takenAt: '1970-01-01T00:00:00.000Z',
    checked: 1,
    wrong: 1,
    unknown: 1,
    operations: [
      {
        operationId: 'getLimits',
        api: 'platform',
        method: 'POST',
        path: '/limits',
        checked: 1,
        departures: [
          {
            side: 'answer',
            kind: 'type',
            pointer: '/0/label',
            expected: 'string',
            came: 'number 1',
            times: 1,
            answered: 200,
          },
          {
            side: 'answer',
            kind: 'unknown',
            pointer: '/0/more',
            expected: '–',
            came: 'string',
            times: 1,
            answered: 200,
          },
        ],
      },
    ],
  });
});
