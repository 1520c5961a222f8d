import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { listPath } from '../selection/requested-fields.ts';
import type { Condition } from '../where/parse-where.ts';

export type SearchFilter = Schemas['SearchFilterInput'];

/** A filter of a search as a condition; throws 400 for more values than its operator takes. */
export function filterCondition(
  definition: ObjectDefinition,
  { fieldPath, operator, values }: SearchFilter,
): Condition {
  const path = listPath(definition, fieldPath);
  const [value = null, ...others] = values;
  switch (operator) {
    case 'eq':
      return { kind: 'membership', path, operator: 'in', values };
    case 'ne':
      return { kind: 'membership', path, operator: 'nin', values };
    case 'in':
    case 'nin':
    case 'includes':
    case 'excludes':
      return { kind: 'membership', path, operator, values };
    case 'like':
      return {
        kind: 'or',
        conditions: values.map((one) => ({ kind: 'comparison', path, operator, value: one })),
      };
    default:
      if (others.length > 0) throw tooManyValues(operator);
      return { kind: 'comparison', path, operator, value };
  }
}

function tooManyValues(operator: string): PlatformFault {
  const message = `The operator ${operator} takes one value.`;
  return new PlatformFault(400, 'INVALID_QUERY_FILTER_OPERATOR', message);
}
