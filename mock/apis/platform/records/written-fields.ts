import type { components } from '#generated/platform/types.gen.ts';

type Input = components['schemas']['SObjectInput'];
type Given = string | number | boolean | null;

/** The fields of a record that is sent, without what it says of itself. */
export function writtenFields({ attributes: _, ...fields }: Input): Record<string, Given> {
  return fields as Record<string, Given>;
}
