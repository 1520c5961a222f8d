import type { CustomValue, ValueSet } from '@salesforce/types/metadata';
import type { Field } from '#mock/objects/definition/index.ts';
import type { Written } from '../metadata-xml.ts';
import type { PackageOptions } from '../options.ts';

/** The values of a picklist of ours, which takes no others, with those of the field that decides between them. */
export function valueSet(field: Field, options: Pick<PackageOptions, 'language'>): Written<ValueSet> {
  const controlledBy = field.picklist?.controlledBy;
  return {
    restricted: true,
    valueSetDefinition: { sorted: false, value: customValues(field, options) },
    ...(controlledBy && {
      controllingField: controlledBy,
      valueSettings: (field.picklist?.values ?? []).map(({ value, validFor = [] }) => ({
        controllingFieldValue: validFor,
        valueName: value,
      })),
    }),
  };
}

/** The values of a picklist with their labels. */
export function customValues(
  { picklist, default: chosen }: Field,
  { language }: Pick<PackageOptions, 'language'>,
): Written<CustomValue>[] {
  return (picklist?.values ?? []).map(({ value, label }) => ({
    fullName: value,
    default: value === chosen,
    label: label[language],
  }));
}
