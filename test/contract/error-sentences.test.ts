import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  AbortedError,
  CacheMissError,
  ContractError,
  germanSentence,
  hasGermanSentence,
  NetworkError,
} from '#client/errors/index.ts';
import { bundleOf, type Json, REPOSITORY } from './bundles.ts';

/** Codes that examples of a contract carry: of errors, and of the reasons of a checkout. */
function* codesIn(value: Json): Generator<string> {
  if (Array.isArray(value)) for (const entry of value) yield* codesIn(entry);
  else if (value !== null && typeof value === 'object') {
    const { errorCode, title } = value;
    if (typeof errorCode === 'string') yield errorCode;
    if (typeof title === 'string' && /^[A-Z_]+$/.test(title)) yield title;
    for (const inner of Object.values(value)) yield* codesIn(inner);
  }
}

/** Codes that the code of a folder names, be it at the fault that carries them or in a table. */
function codesOf(folder: string): string[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: REPOSITORY }).filter(
    (file) => !file.endsWith('.test.ts') && !file.includes('/testing/'),
  );
  return files.flatMap((file) => {
    const text = readFileSync(`${REPOSITORY}/${file}`, 'utf8');
    const named = [
      ...text.matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g),
      ...text.matchAll(/\(\s*\d{3},\s*'([A-Z]+)'/g),
    ];
    return named.map((match) => match[1] as string);
  });
}

const missing = (codes: Iterable<string>) => [...new Set(codes)].filter((code) => !hasGermanSentence(code));

it.each(['commerce', 'cms'] as const)('every code of the %s contract has a German sentence', (api) => {
  const codes = new Set(codesIn(bundleOf(api).document));
  expect(codes.size).toBeGreaterThan(4);
  expect(missing(codes)).toEqual([]);
});

it.each([
  ['mock/apis/commerce', ['PACK_LIMIT_EXCEEDED', 'COUPON_EXPIRED', 'CONFLICT', 'PAYMENT_REQUIRED']],
  ['mock/model/sessions', ['INVALID_SESSION_ID']],
  ['mock/model/shoppers', ['INVALID_FIELD']],
  ['mock/engine/errors', ['INVALID_INPUT', 'MALFORMED_ID', 'NOT_FOUND', 'SERVER_UNAVAILABLE']],
])('every code that %s refuses with has a German sentence', (folder, some) => {
  const codes = codesOf(folder);
  expect(codes).toEqual(expect.arrayContaining(some));
  expect(missing(codes)).toEqual([]);
});

it('content calls refuse with no codes of their own', () => {
  expect(codesOf('mock/apis/cms')).toEqual([]);
});

it('every error of the client itself has a German sentence', () => {
  const details = { operationId: 'getContent' };
  const own = [new AbortedError(details), new NetworkError(details), new ContractError('nothing', details)];
  const text = readFileSync(`${REPOSITORY}/client/errors/commerce-error.ts`, 'utf8');
  const codes = [...text.matchAll(/^ {2}([A-Z_]+): /gm)].map((match) => match[1] as string);
  expect(codes).toContain('NULL_CHECKOUTID');
  expect(missing([...codes, ...own.map(({ code }) => code), new CacheMissError('getContent').code])).toEqual(
    [],
  );
});

it('a code that nobody knows gets the general sentence', () => {
  expect(germanSentence({ code: 'constructor' })).toBe(
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  );
});
