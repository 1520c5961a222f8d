import { assistant } from '../../features/assistant/messages.de.ts';
import { consent } from '../../features/consent/messages.de.ts';
import { delivery } from '../../features/delivery-day/messages.de.ts';
import { inquiry } from '../../features/inquiry/messages.de.ts';
import { core } from './core.ts';
import { counter } from './counter.ts';

/** All German texts of the shop. */
export const de = { ...core, ...assistant, ...consent, ...delivery, ...inquiry, ...counter } as const;
