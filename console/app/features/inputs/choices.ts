import type { InputFields, PicklistValues } from '#client/records/types.ts';
import type { Choice } from './use-field-input.ts';

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
