import type { InputFields, PicklistValues } from '#client/records/types.ts';
import type { Choice } from './use-field-input.ts';

/** States that follow from the work on an order, line by line; the platform refuses to have them written. */
const REACHED_BY_ACTION: Readonly<Record<string, readonly string[]>> = {
  'Order.Status': ['Cancelled', 'Returned'],
};

/** Whether a value of a field is reached by an action of the record instead of being written. */
export const isReachedByAction = (objectApiName: string, fieldName: string, value: string): boolean =>
  REACHED_BY_ACTION[`${objectApiName}.${fieldName}`]?.includes(value) ?? false;

/**
 * The choices of a picklist; where another field controls it, only those that are valid for that field's value
 * (PF-PICK-01). One that does not say for which it is valid is offered, and judged by the platform.
 */
export function choicesFor(
  picklist: PicklistValues | undefined,
  controllerName: string | null,
  values: InputFields,
): Choice[] {
  const all = picklist?.values ?? [];
  const valid =
    controllerName && picklist
      ? all.filter(
          ({ validFor }) => validFor?.includes(controlIndex(picklist, values[controllerName])) ?? true,
        )
      : all;
  return valid.map(({ value, label }) => ({ value: value ?? '', label: label ?? value ?? '' }));
}

const NO_CONTROL = -1;

function controlIndex({ controllerValues }: PicklistValues, value: InputFields[string] | undefined): number {
  return controllerValues[String(value ?? '')] ?? NO_CONTROL;
}
