import type { Say } from '../../i18n/use-text.ts';
import type { FileFault } from './types.ts';

/** What is wrong, without its place. */
export const faultText = ({ key, values }: FileFault, say: Say): string => say(key, values);
