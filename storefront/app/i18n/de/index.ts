import { core } from './core.ts';
import { counter } from './counter.ts';

/** All German texts of the shop. */
export const de = { ...core, ...counter } as const;
