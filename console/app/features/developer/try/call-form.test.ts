import { expect, test } from 'vitest';
import contract from '#generated/record-data/openapi.json' with { type: 'json' };
import { type ApiOperation, type Json, operationsOf } from '../api/contracts.ts';
import { BODY, callForm, checkForm, initiallyTyped, type Typed } from './call-form.ts';
import { schemaFault } from './schema-fault.ts';

const operations = operationsOf('record-data', contract as unknown as Json);

function formOf(operationId: string) {
  const operation = operations.find((one) => one.operationId === operationId) as ApiOperation;
  return callForm(operation);
}

const faultsOf = (operationId: string, typed: Typed) => {
  const checked = checkForm(formOf(operationId), typed);
  return 'faults' in checked ? checked.faults : undefined;
};

test('RD-TRY-01 a form begins with the body of the contract’s example and without parameters', () => {
  const form = formOf('updateRecord');
  expect(form.fields.map(({ id }) => id)).toContain('path recordId');
  expect(Object.keys(initiallyTyped(form))).toEqual([BODY]);
  expect(JSON.parse(initiallyTyped(form)[BODY] ?? '')).toHaveProperty('fields');
  expect(initiallyTyped(formOf('getRecord'))).toEqual({});
});

test('RD-TRY-01 what is typed is sent as the contract types it, and what is left open is not sent', () => {
  const typed = {
    'path listViewId': ' 00B000000000001AAA ',
    'query fields': 'Account.Name, Account.Id',
    'query pageSize': '20',
    'query sortBy': ' ',
  };
  expect(checkForm(formOf('getListRecordsById'), typed)).toEqual({
    input: {
      path: { listViewId: '00B000000000001AAA' },
      query: { fields: ['Account.Name', 'Account.Id'], pageSize: 20 },
      body: undefined,
    },
  });
});

test('RD-TRY-02 a missing part of the path is a fault of its field', () => {
  expect(faultsOf('getRecord', { 'query fields': 'Account.Name' })).toEqual({
    'path recordId': { name: 'missing' },
  });
});

test('RD-TRY-02 values outside the type, the choices and the limits of the contract are faults', () => {
  const id = { 'path listViewId': '00B000000000001AAA' };
  const fault = (value: string) => faultsOf('getListRecordsById', { ...id, 'query pageSize': value });
  expect(fault('viele')?.['query pageSize']).toEqual({ name: 'type', values: { types: 'integer' } });
  expect(fault('1.5')?.['query pageSize']?.name).toBe('type');
  expect(fault('0')?.['query pageSize']?.name).toBe('minimum');
  expect(fault('100000')?.['query pageSize']?.name).toBe('maximum');
  const typed = { 'path recordIds': '001000000000001AAA', 'query modes': 'View,Blick' };
  expect(faultsOf('getRecordUi', typed)?.['query modes']).toMatchObject({ name: 'enum', at: '[1]' });
});

test('RD-TRY-02 a body has to be there and to be JSON, which is told with its place', () => {
  const body = (text: string) => faultsOf('createRecord', { [BODY]: text })?.[BODY];
  expect(body(' ')).toEqual({ name: 'missing' });
  expect(body('{\n  "apiName": "Case",\n}')).toEqual({
    name: 'noJsonAt',
    values: { line: '3', column: '1' },
  });
  expect(body('{"apiName":')).toEqual({ name: 'noJson' });
});

test('RD-TRY-02 members of a body are what the contract says, and a fault names the member', () => {
  const body = (value: unknown) => faultsOf('createRecord', { [BODY]: JSON.stringify(value) })?.[BODY];
  expect(body([])).toMatchObject({ name: 'type', values: { types: 'object' } });
  expect(body({ apiName: 'Account' })).toMatchObject({ name: 'missing', at: 'fields' });
  expect(body({ apiName: 'Account', fields: { Name: {} } })).toMatchObject({
    name: 'type',
    at: 'fields.Name',
  });
  expect(body({ apiName: 'Account', fields: { Name: 'A' } })).toBeUndefined();
});

test('RD-TRY-02 a value is judged as answers are: by the form that it comes closest to, and by limits of every kind', () => {
  const forms = [
    { type: 'string', format: 'date' },
    { type: 'array', items: { multipleOf: 5 } },
  ];
  const fault = (value: unknown) => schemaFault(value, { oneOf: forms }, {});
  expect(fault('2026-03-01')).toBeUndefined();
  expect(fault([5, 10])).toBeUndefined();
  expect(fault('morgen')).toMatchObject({ name: 'limit', values: { expected: 'format "date"' } });
  expect(fault([5, 7])).toMatchObject({ name: 'limit', at: '[1]' });
  expect(fault(7)).toMatchObject({ name: 'type', values: { types: 'string (date), any[]' } });
});
