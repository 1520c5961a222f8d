import { expect, it } from 'vitest';
import { controlsIn, faultsOf, standingOf, withComputed } from './controls.ts';
import type { Citation } from './rules.ts';

const page = (...answers: string[]): string =>
  ['Counted: ', '| Id | Level | Control | Answer | Tests |', '|---|---|---|---|---|']
    .concat(answers.map((answer, place) => `| V1.1.${place + 1} |  | words | ${answer} |  |`))
    .join('\n');

const citations: Citation[] = [{ id: 'PF-DOOR-13', file: 'mock/soap.test.ts', line: 1, isTest: true }];
const known = (...ids: string[]) => ({
  levels: new Map(ids.map((id, place) => [id, place + 1])),
  rules: new Set(['PF-DOOR-13']),
  citations,
});

it('a control needs a test that is there or a reason that says of what kind it is', () => {
  const rows = controlsIn(
    page('PF-DOOR-13', 'Platform: it signs people in.', 'later', 'Not met: PF-DOOR-13 alone.'),
  );
  expect(rows.map((row) => standingOf(row, citations))).toEqual(['Tested', 'Platform', undefined, 'Not met']);
});

it('names controls that are missing, unknown, twice, or cite what is not there', () => {
  const twice = controlsIn(page('PF-DOOR-13', 'PF-DOOR-99', '`no/such.test.ts`')).concat([
    { id: 'V1.1.1', answer: 'later' },
  ]);
  expect(faultsOf(twice, known('V1.1.1', 'V1.1.2', 'V9.9.9'))).toEqual([
    'V9.9.9 has no row.',
    'V1.1.3 is no control of level 1 or 2.',
    'V1.1.1 has two rows.',
    'V1.1.2 has neither a test nor a reason.',
    'V1.1.2 names PF-DOOR-99, which docs/specification/ does not state.',
    'V1.1.3 names no/such.test.ts, which is not there.',
    'V1.1.1 has neither a test nor a reason.',
  ]);
});

it('writes level, tests and counts', () => {
  const text = withComputed(page('PF-DOOR-13', 'Operator: TLS.'), known('V1.1.1', 'V1.1.2'));
  expect(text).toContain('Counted: 2 controls; 1 operator, 1 tested.');
  expect(text).toContain('| V1.1.1 | 1 | words | PF-DOOR-13 | [soap.test.ts](../../mock/soap.test.ts) |');
  expect(text).toContain('| V1.1.2 | 2 | words | Operator: TLS. | – |');
  expect(withComputed(text, known('V1.1.1', 'V1.1.2'))).toBe(text);
});
