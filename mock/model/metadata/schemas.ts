import type { components } from '#generated/record-data/types.gen.ts';

/** The answers of the record data contract by their schema names. */
export type Schemas = components['schemas'];
