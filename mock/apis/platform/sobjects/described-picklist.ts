import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Field, ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Schemas } from './sobject-basics.ts';

type PicklistEntry = NonNullable<Schemas['SObjectField']['picklistValues']>[number];

/** The values of a picklist; of a dependent one with the controlling values under which each is valid, as bits. */
export function describedPicklist(
  definition: ObjectDefinition,
  { picklist, default: preset }: Field,
  { language }: Viewer,
): PicklistEntry[] {
  if (!picklist) return [];
  const controlling = picklist.controlledBy && definition.fields[picklist.controlledBy]?.picklist?.values;
  return picklist.values.map(({ value, label, validFor = [] }) => ({
    active: true,
    defaultValue: value === preset,
    label: label[language],
    validFor: controlling ? bits(controlling.map((one) => validFor.includes(one.value))) : null,
    value,
  }));
}

/** Yes and no as bits, the first the highest of the first byte, in Base64. */
function bits(flags: readonly boolean[]): string {
  const bytes = Buffer.alloc(Math.ceil(flags.length / 8));
  for (const [index, flag] of flags.entries()) {
    const at = index >> 3;
    if (flag) bytes[at] = Number(bytes[at]) | (128 >> (index & 7));
  }
  return bytes.toString('base64');
}
