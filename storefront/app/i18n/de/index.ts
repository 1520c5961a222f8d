import { consent } from './consent.ts';
import { core } from './core.ts';
import { counter } from './counter.ts';
import { inquiry } from './inquiry.ts';

/** All German texts of the shop. */
export const de = { ...core, ...consent, ...inquiry, ...counter } as const;
