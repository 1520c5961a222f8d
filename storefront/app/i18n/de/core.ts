import { catalogue } from './catalogue.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { shell } from './shell.ts';

/** What every page may say; it is sent with each of them. */
export const core = { shell, ...catalogue, ...content, ...form, errors } as const;
