import { consent } from '../../features/consent/messages.de.ts';
import { inquiry } from '../../features/inquiry/messages.de.ts';
import { core } from './core.ts';
import { counter } from './counter.ts';

/** All German texts of the shop. */
export const de = { ...core, ...consent, ...inquiry, ...counter } as const;
