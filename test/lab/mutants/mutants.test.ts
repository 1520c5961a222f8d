import { expect, it } from 'vitest';
import { PATIENT } from '../patient.ts';
import { runMutants } from './run-mutants.ts';

/** A few, of the experiments that are quick; all of them are applied by `npm run lab -- mutants`. */
const BRIEF: readonly string[] = [
  'anybody changes an item of a cart',
  'helper writes need no token',
  'scripts run without a nonce',
  'every answer has the same nonce',
  'pages may be framed',
  'scripts may read the session cookie',
  'the key of before is kept at sign-in',
  'signing out forgets the cookie only',
  'files outside the folder are served',
  'line breaks of an address become headers',
  'a conflict is tried again',
  'every request is sent twice',
];

it('a dozen mutants are found by the experiments that guard them', PATIENT, async () => {
  const runs = [];
  for await (const run of runMutants((bug) => BRIEF.includes(bug))) runs.push(run);
  expect(runs.filter(({ isFound }) => !isFound)).toEqual([]);
  expect(runs.map(({ bug }) => bug).sort()).toEqual([...BRIEF].sort());
  expect([...new Set(runs.map(({ guardedBy }) => guardedBy))].sort()).toEqual([
    'authorization-matrix',
    'network-faults',
    'request-forgery: missing tokens',
    'request-forgery: security headers',
    'request-forgery: session theft',
    'request-forgery: traversals and headers',
  ]);
});
