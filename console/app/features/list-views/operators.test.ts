import { expect, test } from 'vitest';
import type { Say } from '../../i18n/use-text.ts';
import { type Condition, conditionText } from './operators.ts';

const say: Say = (key) => key;
const condition: Condition = {
  fieldApiName: 'CreatedDate',
  operator: 'LessThan',
  operandLabels: ['2026-03-02'],
};
const field = { label: 'Angelegt am', dataType: 'DateTime' };

test.each([
  [
    'its own label',
    { ...condition, label: 'Erstellt am' },
    field,
    'Erstellt am operator.dayLessThan 2026-03-02',
  ],
  ['the label of the field', condition, field, 'Angelegt am operator.dayLessThan 2026-03-02'],
  ['the name of the field', condition, undefined, 'CreatedDate operator.LessThan 2026-03-02'],
])('a condition is called by %s', (_, each, described, text) => {
  expect(conditionText(each, described, say)).toBe(text);
});
