import { expect, test } from 'vitest';
import { dependencyMatrix, recordTypeMatrix } from './matrices.ts';

const value = (name: string, validFor: number[] = []) => ({ value: name, label: `«${name}»`, validFor });
const picklist = (values: unknown[], controllerValues = {}) => ({ values, controllerValues }) as never;

test('a value that one record type lacks is empty there', () => {
  const byType = [
    { name: 'Service', fields: { Type: picklist([value('A'), value('B')]) } },
    { name: 'Reklamation', fields: { Type: picklist([value('B'), value('C')]) } },
  ];
  expect(recordTypeMatrix('Type', byType).rows).toEqual([
    { key: 'A', label: '«A»', holds: [true, false] },
    { key: 'B', label: '«B»', holds: [true, true] },
    { key: 'C', label: '«C»', holds: [false, true] },
  ]);
});

test('a dependent value goes with the controlling values that it is valid for', () => {
  const controller = picklist([value('x'), value('y')]);
  const dependent = picklist([value('A', [1]), value('B', [0, 1])], { x: 0, y: 1 });
  expect(dependencyMatrix(controller, dependent)).toEqual({
    columns: [
      { key: 'x', label: '«x»' },
      { key: 'y', label: '«y»' },
    ],
    rows: [
      { key: 'A', label: '«A»', holds: [false, true] },
      { key: 'B', label: '«B»', holds: [true, true] },
    ],
  });
});
