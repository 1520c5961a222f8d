import { expect, test } from 'vitest';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { clearedDependents } from '../features/inline-edit/dependents.ts';
import { editableField, fieldBehind, isRequiredCell } from '../features/inline-edit/editable-field.ts';
import { countChanges, draftedValues, withChanges, withoutDrafts } from './drafts.ts';
import type { ConsoleRecord } from './record.ts';

const record: ConsoleRecord = {
  id: '500000000000001AAA',
  apiName: 'Case',
  recordTypeId: null,
  systemModstamp: '2026-03-02T09:30:00.000Z',
  values: { Subject: 'Lieferung fehlt', Type: 'Delivery', Reason: 'Late', Priority: null },
  fields: {},
};
const change = (field: string, value: string | null) => ({ field, value, display: null });

test('RD-LIST-63 a draft is what differs from the saved value, and nothing once it is the same again', () => {
  const drafts = withChanges({}, record, 'Anfrage 1', [change('Subject', 'Neu'), change('Priority', '')]);
  expect(drafts[record.id]?.cells).toEqual({ Subject: { value: 'Neu', display: null } });
  expect(countChanges(drafts)).toBe(1);
  expect(draftedValues(record, drafts[record.id])).toMatchObject({ Subject: 'Neu', Type: 'Delivery' });
  expect(withChanges(drafts, record, 'Anfrage 1', [change('Subject', 'Lieferung fehlt')])).toEqual({});
  expect(withoutDrafts(drafts, [record.id])).toEqual({});
});

test('a column over a relationship changes the reference behind it, where the record type and the rights allow', () => {
  const info = {
    updateable: true,
    fields: {
      Subject: { apiName: 'Subject', updateable: true, relationshipName: null },
      AccountId: { apiName: 'AccountId', updateable: false, relationshipName: 'Account' },
    },
  } as unknown as ObjectInfo;
  const attributes = { [MASTER_RECORD_TYPE_ID]: { editable: true, required: false } };
  expect(fieldBehind('Account.Name', info)).toBe('AccountId');
  expect(fieldBehind('Account.Owner.Name', info)).toBeUndefined();
  const subject = { fieldApiName: 'Subject', inlineEditAttributes: attributes };
  expect(editableField(record, subject, info)).toBe('Subject');
  expect(editableField({ recordTypeId: '012000000000009AAA' }, subject, info)).toBeUndefined();
  expect(editableField(record, { ...subject, fieldApiName: 'Account.Name' }, info)).toBeUndefined();
  expect(editableField(record, subject, { ...info, updateable: false })).toBeUndefined();
});

test('RD-LIST-63 a cell must not be emptied where the object or the layout of the record type demands a value', () => {
  const attributes = { [MASTER_RECORD_TYPE_ID]: { editable: true, required: true } };
  const demanded = { inlineEditAttributes: attributes };
  const optional = { required: false, dataType: 'String' };
  expect(isRequiredCell(record, demanded, optional)).toBe(true);
  expect(isRequiredCell({ recordTypeId: '012000000000009AAA' }, demanded, optional)).toBe(false);
  expect(isRequiredCell(record, {}, { ...optional, required: true })).toBe(true);
  expect(isRequiredCell(record, {}, optional)).toBeUndefined();
  expect(isRequiredCell(record, demanded, { required: true, dataType: 'Boolean' })).toBe(false);
});

test('a dependent value that the new controlling value does not allow is emptied', () => {
  const fields = {
    Type: { apiName: 'Type', controllerName: null },
    Reason: { apiName: 'Reason', controllerName: 'Type' },
  } as unknown as ObjectInfo['fields'];
  const picklists = {
    Reason: {
      controllerValues: { Advice: 0, Delivery: 1 },
      defaultValue: null,
      url: '',
      values: [{ value: 'Late', label: 'Verspätet', validFor: [1], attributes: null }],
    },
  };
  const values = { ...record.values };
  expect(clearedDependents('Type', { ...values, Type: 'Advice' }, fields, picklists)).toEqual([
    { field: 'Reason', value: null, display: null },
  ]);
  expect(clearedDependents('Type', values, fields, picklists)).toEqual([]);
});
