import { catalogue } from './catalogue.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { shell } from './shell.ts';

/** All German texts of the shop. */
export const de = { shell, ...catalogue, ...content, errors } as const;
