import { type Column, findColumn } from '../../../../model/metadata/columns.ts';
import { filterOperators } from '../../../../model/metadata/filter-operators.ts';
import type { Viewer } from '../../../../model/metadata/rights.ts';
import type { Schemas } from '../../../../model/metadata/schemas.ts';
import type { FilterOperator, ListFilter, ObjectDefinition } from '../../../../objects/definition/index.ts';
import type { Scalar } from '../../where/parse-where.ts';
import { type ListFault, listFault } from './list-messages.ts';
import { operandValue } from './operand-value.ts';

type FilterInput = Schemas['ListFilterByInfoInputs'][number];

/** Operators that know an empty field. */
const FOR_EMPTY: readonly FilterOperator[] = ['Equals', 'NotEqual'];

/** The conditions that a request names, by field and value; faults added for those that make no sense. */
export function readFilters(
  definition: ObjectDefinition,
  inputs: readonly FilterInput[],
  faults: ListFault[],
  viewer: Viewer,
): ListFilter[] {
  return inputs.flatMap((input, index) => {
    const number = index + 1;
    const column = findColumn(definition, input.fieldApiName, viewer);
    if (!column) {
      faults.push(listFault('unknownFilterField', viewer.language, { number, name: input.fieldApiName }));
      return [];
    }
    const found = readFilter(column, input, number, viewer);
    if ('errorCode' in found) faults.push(found);
    return 'errorCode' in found ? [] : [found];
  });
}

function readFilter(
  column: Column,
  { operator, operandLabels }: FilterInput,
  number: number,
  { language }: Viewer,
): ListFilter | ListFault {
  const { field, label, path } = column;
  const known = filterOperators(field).find((one) => one === operator);
  if (!known) return listFault('wrongOperator', language, { number, label, operator });
  const values: Scalar[] = [];
  for (const operand of operandLabels) {
    const value = operandValue(field, operand ?? '');
    if (value === undefined || (value === null && !FOR_EMPTY.includes(known)))
      return listFault('wrongValue', language, { number, label, value: operand ?? '' });
    values.push(value);
  }
  return { field: path, operator: known, values };
}
