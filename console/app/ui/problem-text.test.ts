import { expect, test } from 'vitest';
import { FetchError } from '#client/errors/index.ts';
import { problemText } from './ErrorPanel.tsx';

const errorOf = (status: number) => new FetchError({ operationId: 'getRecord', status, body: null } as never);

test('RD-ERR-31 a platform in maintenance is not told as one that cannot be reached', () => {
  const say = ((key: string) => key) as never;
  expect(problemText(errorOf(503), say)).toBe('error.unavailable');
  expect(problemText(errorOf(504), say)).toBe('error.network');
});

test('SF-ERR-07 an answer without words for a person is told by its status text, else by the first message that is not empty', () => {
  const say = ((key: string) => key) as never;
  const told = (details: object) =>
    problemText(new FetchError({ operationId: 'getRecord', status: 409, ...details } as never), say);
  expect(told({ statusText: 'Conflict', errors: [{ errorCode: 'X', message: '' }] })).toBe('Conflict');
  const errors = [
    { errorCode: 'X', message: '' },
    { errorCode: 'Y', message: 'Locked.' },
  ];
  expect(told({ statusText: '', errors })).toBe('Locked.');
});
