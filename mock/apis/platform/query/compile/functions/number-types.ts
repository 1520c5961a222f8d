import type { FieldType } from '../../../../../objects/definition/index.ts';

/** The type of what functions count. */
export const INT = { type: 'Int', length: 0 } as const;
/** The type of a mean. */
export const DOUBLE = { type: 'Double', length: 0 } as const;
/** Types that are calculated with. */
export const NUMBERS: readonly FieldType[] = ['Currency', 'Double', 'Int', 'Percent'];
