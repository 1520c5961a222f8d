import { errors } from '../../features/error/messages.de.ts';
import { content } from '../../features/home/messages.de.ts';
import { catalogue } from '../../features/product/messages.de.ts';
import { shell } from '../../features/shell/messages.de.ts';
import { form } from './form.ts';

/** What every page may say; it is sent with each of them. */
export const core = { shell, ...catalogue, ...content, ...form, errors } as const;
