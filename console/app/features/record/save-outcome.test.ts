import { expect, test } from 'vitest';
import { FetchError, NetworkError } from '#client/errors/index.ts';
import type { Say } from '../../i18n/use-text.ts';
import { refusalOf } from './save-outcome.ts';

const say: Say = (key) => key;
const refused = (status: number, output?: object) =>
  refusalOf(
    new FetchError({ operationId: 'updateRecord', status, statusText: 'Nein.', body: { output } }),
    ['Name'],
    say,
  );
const fault = (message: string) => [{ errorCode: 'X', message }];

test('RD-REC-114 faults go to the inputs of the form, all others above them', () => {
  const refusal = refused(400, {
    errors: fault('Nicht so.'),
    fieldErrors: { Name: fault('Fehlt.'), Hidden: fault('Falsch.') },
  });
  expect(refusal).toEqual({
    kind: 'faults',
    messages: ['Nicht so.', 'Hidden: Falsch.'],
    errors: { values: { Name: 'Fehlt.' } },
  });
});

test('a version that is too old is a conflict, which keeps the form unsaved', () => {
  expect(refused(412)).toMatchObject({ kind: 'conflict', messages: [] });
  expect(refused(412).errors).toBeDefined();
});

test('what carries no fault is said as a problem', () => {
  expect(refused(500).messages).toEqual(['Nein.']);
  expect(refused(403).messages).toEqual(['error.forbidden']);
  expect(refusalOf(new NetworkError({ operationId: 'updateRecord' }), [], say).messages).toEqual([
    'error.network',
  ]);
});
